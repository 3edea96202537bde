import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

import { contractVersion } from '#contract/version.ts'

import { additionsTo, breaksOf } from './compare.ts'
import { incompatibilitiesOf } from './fits.ts'
import { outdatedOf, recordedVersions, recordOf } from './history.ts'
import { root } from './run-tsc.ts'

const current = recordOf(contractVersion)
const versions = await recordedVersions()
const major = (version: string) => version.split('.')[0]

/** Every test starts the compiler again. */
const timeout = 120_000

const advise = (advice: string, words: string) => (words === '' ? '' : `${advice}\n${words}`)

const places: string[] = []
afterEach(async () => {
  await Promise.all(places.splice(0).map((place) => rm(place, { recursive: true })))
})

/** The current record with some of its text replaced. */
async function altered(...changes: readonly (readonly [string, string])[]): Promise<string> {
  const text = await readFile(current, 'utf8')
  const changed = changes.reduce((before, [from, to]) => {
    expect(before, 'what is altered has to be there').toContain(from)
    return before.replace(from, to)
  }, text)
  await mkdir(join(root, 'shared', '.adamarket'), { recursive: true })
  const place = await mkdtemp(join(root, 'shared', '.adamarket', 'record-'))
  places.push(place)
  await writeFile(join(place, 'record.d.ts'), changed)
  return join(place, 'record.d.ts')
}

describe('the contract', () => {
  it('is recorded under its version', { timeout }, async () => {
    const advice =
      'Raise contractVersion if a shell was released with it. Then: npm run ops -- record-contract'
    expect(advise(advice, await additionsTo(contractVersion, current))).toBe('')
  })

  it('keeps what remotes built for earlier minors need', { timeout }, async () => {
    const minors = versions.filter((version) => major(version) === major(contractVersion))
    const advice = 'Additions keep the major number; any other change needs a new one.'
    const records = minors.map((version) => [version, recordOf(version)])
    expect(advise(advice, await breaksOf(Object.fromEntries(records)))).toBe('')
  })
})

describe('records', () => {
  it('are outdated but for the newest three', () => {
    expect(outdatedOf(['2.10.0', '2.8.0', '2.9.0', '2.7.0'])).toEqual(['2.7.0'])
    expect(outdatedOf(['2.8.0', '2.9.0', '3.0.0'])).toEqual([])
    expect(outdatedOf(versions)).toEqual([])
  })
})

describe('a breaking change is found and named', () => {
  it('when a member is removed', { timeout }, async () => {
    const record = await altered(
      ['readonly theme:', 'readonly mood: string;\n    readonly theme:'],
      ['useBlocker, ', 'useBlocker, useBeforeUnload, '],
      ['createRoutes(services: HostServices): RouteObject[]', 'createRoutes(): string'],
    )
    const found = await breaksOf({ [contractVersion]: record })
    expect(found).toContain(`comparison-${contractVersion}.ts`)
    expect(found).toContain("Property 'mood' is missing")
    expect(found).toContain("Property 'useBeforeUnload' is missing")
    expect(found).toContain("Type 'string' is not assignable to type 'RouteObject[]'")
  })

  it('when remotes have to expose more', { timeout }, async () => {
    const more = await altered(["readonly 'account/menu': AccountMenuModule;", ''])
    expect(await breaksOf({ [contractVersion]: more })).toContain("'account/menu'")
  })

  it('when a parameter becomes stricter', { timeout }, async () => {
    const record = await altered(['newest(limit: number)', 'newest(limit?: number)'])
    expect(await breaksOf({ [contractVersion]: record })).toContain("'listings.newest'")
  })

  it('when a member is added to a recorded version', { timeout }, async () => {
    const record = await altered([
      /readonly theme: .*/.exec(await readFile(current, 'utf8'))?.[0] ?? '',
      '',
    ])
    expect(await additionsTo(contractVersion, record)).toContain("Property 'theme' is missing")
  })

  it(
    'when a remote needs what the shell lacks, or does not expose what the shell asks for',
    { timeout },
    async () => {
      const record = await altered(["'account/menu'", "'static-pages/menu'"])
      const more = `
      import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
      export const useTelepathy = () => useHostServices().telepathy
    `
      const found = await incompatibilitiesOf('static-pages', contractVersion, record, more)
      expect(found).toContain("Property 'telepathy' does not exist on type 'HostServices'")
      expect(found).toContain("Property 'menu' is missing")
    },
  )
})
