import { afterEach, beforeEach, expect, it } from 'vitest'

import { startFakeHosting } from '#tests/releases/fake-hosting.ts'

import type { HostingApi } from './hosting-api.ts'
import { createHostingApi } from './hosting-api.ts'
import type { SiteFile } from './site-files.ts'
import { siteFile } from './site-files.ts'

const site = 'my-market'
const config = { headers: [{ glob: '**', headers: { 'X-Content-Type-Options': 'nosniff' } }] }

let fake: Awaited<ReturnType<typeof startFakeHosting>>
let api: HostingApi
const known = new Map<string, SiteFile>()
beforeEach(async () => {
  fake = await startFakeHosting()
  api = open('token')
})
afterEach(() => fake.close())

function open(token: string): HostingApi {
  const { origin } = fake
  return createHostingApi({ projectId: 'my-market', token: () => Promise.resolve(token), origin })
}

async function publish(contents: Readonly<Record<string, string>>): Promise<void> {
  const files = await Promise.all(
    Object.entries(contents).map(async ([path, content]): Promise<[string, string]> => {
      const file = await siteFile(content)
      known.set(file.hash, file)
      return [path, file.hash]
    }),
  )
  await api.publish(site, { config, files: new Map(files) }, (hash) => {
    const file = known.get(hash)
    if (!file) throw new Error(`unknown file ${hash}`)
    return file.content
  })
}

it('has no live version before the first release', async () => {
  expect(await api.live(site)).toBeUndefined()
})

it('publishes files, and reads back what visitors get', async () => {
  await publish({ '/a.js': 'a', '/b.js': 'b', '/c/d.js': 'd' })
  expect(fake.served(site)).toEqual({ '/a.js': 'a', '/b.js': 'b', '/c/d.js': 'd' })
  const live = await api.live(site)
  expect(live?.config).toEqual(config)
  expect([...(live?.files.keys() ?? [])]).toEqual(['/a.js', '/b.js', '/c/d.js'])
})

it('uploads no file that the site has had, and removes files that are left out', async () => {
  await publish({ '/a.js': 'a', '/b.js': 'b' })
  expect(fake.uploads).toHaveLength(2)
  await publish({ '/moved.js': 'a', '/new.js': 'n' })
  expect(fake.uploads).toHaveLength(3)
  expect(fake.served(site)).toEqual({ '/moved.js': 'a', '/new.js': 'n' })
})

it('splits a request that would name too many files', async () => {
  const many = Array.from({ length: 1001 }, (_, index) => [`/${index}.js`, `same ${index % 3}`])
  await publish(Object.fromEntries(many))
  expect(Object.keys(fake.served(site))).toHaveLength(1001)
  expect(fake.uploads).toHaveLength(3)
})

it('reports a refusal, and leaves the site unchanged', async () => {
  await publish({ '/a.js': 'a' })
  api = open('none')
  await expect(publish({ '/b.js': 'b' })).rejects.toThrow(
    /Firebase Hosting answered 400 to POST .*\/sites\/my-market\/versions: Error: who are you\?/,
  )
  expect(fake.served(site)).toEqual({ '/a.js': 'a' })
})
