import { execFile } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { environmentElement } from '@adamarket/shared/contract/environment.ts'

import { repository } from '#fixtures/reports.ts'
import { siteUrl } from '#fixtures/site-url.ts'

import { isServed } from './as-served.ts'
import type { MeasuredPage } from './pages.ts'
import type { SingleRelease } from './single-registry.ts'
import { singleRegistry } from './single-registry.ts'

const execute = promisify(execFile)

/**
 * The ways in which the same sources reach a visitor: the shell's empty page, as without the page function;
 * the rendered page; and the page of the single bundle, which its own server code has rendered.
 */
export const builds = ['static', 'served', 'single'] as const

export type Build = (typeof builds)[number]

/** The files that decide which build the site shows: all others are side by side. */
const files = ['shell.html', 'server.js', 'remotes.json'] as const

type Files = Readonly<Record<(typeof files)[number], string>>

const serverHash = /,?"pageServer":"sha256-[^"]+"/

/** Every build on one site. */
export class Builds {
  readonly #site: string
  readonly #files: Readonly<Record<Build, Files>>

  private constructor(site: string, filesOf: Readonly<Record<Build, Files>>) {
    this.#site = site
    this.#files = filesOf
  }

  /** Builds the single bundle and adds it to the site of this stack. */
  static async prepare(): Promise<Builds> {
    const home = process.env['ADAMARKET_HOME']
    if (home === undefined)
      throw new Error('This runs beside a stack of its own: npm run ops -- bench')
    const shell = join(repository, 'shell')
    const rsbuild = join(shell, 'node_modules', '.bin', 'rsbuild')
    await execute(rsbuild, ['build', '--config', 'single-bundle.config.ts'], {
      cwd: shell,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const site = join(home, 'hosting', 'shell')
    const bundle = join(repository, '.adamarket', 'cache', 'single-bundle')
    await cp(join(bundle, 'static'), join(site, 'static'), { recursive: true })
    const served = await readFiles(site)
    const release: SingleRelease = JSON.parse(await readFile(join(bundle, 'release.json'), 'utf8'))
    const single = {
      'shell.html': (await readFile(join(bundle, 'index.html'), 'utf8')).replace(
        environmentElement,
        () => environmentIn(served['shell.html'], release.server.integrity),
      ),
      'server.js': await readFile(join(bundle, 'server.js'), 'utf8'),
      'remotes.json': singleRegistry(served['remotes.json'], release, siteUrl),
    }
    if (served['server.js'] === single['server.js'])
      throw new Error('The site shows the single bundle already')
    const withoutServer = served['shell.html'].replace(serverHash, '')
    return new Builds(site, { static: { ...served, 'shell.html': withoutServer }, served, single })
  }

  /** Visitors get this build from now on; resolves once a page is shown so, and the function that renders it is warm. */
  async show(build: Build, { address, isSignedIn = false }: MeasuredPage): Promise<void> {
    const shown = this.#files[build]
    await Promise.all(files.map((file) => writeFile(join(this.#site, file), shown[file])))
    const [script] = /\/static\/js\/index\.\w+\.js/.exec(shown['shell.html']) ?? []
    if (script === undefined) throw new Error('The page has no script')
    const mayBeServed = build !== 'static' && !isSignedIn
    const isShown = async () => {
      const html = await (await fetch(`${siteUrl}${address}`)).text()
      return html.includes(script) && isServed(html) === mayBeServed
    }
    const latest = Date.now() + 60_000
    while (!(await isShown())) {
      if (Date.now() > latest) throw new Error(`${address} is not shown as ${build}`)
      // Constant requests would delay the function.
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

async function readFiles(site: string): Promise<Files> {
  const [page, server, registry] = await Promise.all(
    files.map((file) => readFile(join(site, file), 'utf8')),
  )
  return { 'shell.html': page ?? '', 'server.js': server ?? '', 'remotes.json': registry ?? '' }
}

/** The element with a page's environment, for another server.js. */
function environmentIn(page: string, integrity: string): string {
  const [element] = environmentElement.exec(page) ?? []
  if (element === undefined || !serverHash.test(element))
    throw new Error('The page of the shell is not told its environment')
  return element.replace(serverHash, `,"pageServer":"${integrity}"`)
}
