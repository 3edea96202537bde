import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { routesModule } from '@adamarket/shared/contract/remote-modules.ts'
import { triesOf } from '@adamarket/shared/testing/tries-of.ts'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'

import { nodeModules } from '#pages/node-modules.ts'
import type { App } from '#base/apps.ts'
import { appsHere, remoteAppsHere, remoteNameOf } from '#base/apps.ts'
import { buildApps } from '#base/build-apps.ts'
import { repository } from '#base/folders.ts'
import { createProgress } from '#base/progress.ts'
import { attackPages } from './attack-pages.ts'
import { builtSite, evaluated } from './built-site.ts'

const shellModule = v.object({ sharedModules: v.record(v.string(), v.unknown()) })

const distOf = (app: App) => join(repository, app, 'dist')
const read = (app: App, path: string) => readFile(join(distOf(app), path))

beforeAll(async () => {
  const progress = createProgress(() => undefined)
  await buildApps(appsHere, progress, new AbortController().signal)
})

describe.each(remoteAppsHere)('the server.js of %s', (app) => {
  it('evaluates in Node with what the shell shares, and has the routes of the remote', async () => {
    const { sharedModules } = v.parse(shellModule, await evaluated('shell', nodeModules))
    const { createRoutes, texts } = v.parse(routesModule, await evaluated(app, sharedModules))
    expect(createRoutes).toBeTypeOf('function')
    expect(texts.namespace).toBe(remoteNameOf(app))
  })
})

describe.each(appsHere)('the server.js of %s', (app) => {
  it('has the class names and the files of the build for the browser', async () => {
    const server = (await read(app, 'server.js')).toString()
    const paths = await readdir(distOf(app), { recursive: true })
    const loaded = paths.filter((path) => /\.(?:js|css)$/.test(path) && path !== 'server.js')
    const browser = (await Promise.all(loaded.map((path) => read(app, path)))).join('\n')

    const name = app === 'shell' ? app : remoteNameOf(app)
    const classNames = server.match(new RegExp(`"${name}_[\\w-]+`, 'g')) ?? []
    expect(classNames.filter((one) => !browser.includes(one))).toEqual([])
    expect(classNames.length).toBeGreaterThanOrEqual(20)
    const files = server.match(/\bstatic\/[\w./-]+/g) ?? []
    expect(files.filter((file) => !existsSync(join(distOf(app), file)))).toEqual([])
  })
})

it('no text of a listing or a profile escapes its place in a rendered page', async () => {
  const attack = await attackPages(await builtSite(), triesOf(1))
  expect(attack.failure).toBeUndefined()
  expect(attack.pages).toBeGreaterThan(attack.listings)
})
