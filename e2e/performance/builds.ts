import { execFile } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The two builds of the same sources. */
export const builds = ['federated', 'single'] as const

export type Build = (typeof builds)[number]

const environment = /(<script\b[^>]*\bid=["']?environment["']?[^>]*>)[\s\S]*?(<\/script>)/

/** Both builds on one site: their files are side by side, and its page is that of one of them. */
export class Builds {
  readonly #page: string
  readonly #pages: Readonly<Record<Build, string>>

  private constructor(page: string, pages: Readonly<Record<Build, string>>) {
    this.#page = page
    this.#pages = pages
  }

  /** Builds the single bundle and adds it to the site of this stack. */
  static async prepare(): Promise<Builds> {
    const home = process.env['ADAMARKET_HOME']
    if (home === undefined)
      throw new Error('This runs beside a stack of its own: npm run ops -- bench')
    const shell = join(root, 'shell')
    const rsbuild = join(shell, 'node_modules', '.bin', 'rsbuild')
    await execute(rsbuild, ['build', '--config', 'single-bundle.config.ts'], {
      cwd: shell,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const site = join(home, 'hosting', 'shell')
    const bundle = join(root, '.adamarket', 'cache', 'single-bundle')
    await cp(join(bundle, 'static'), join(site, 'static'), { recursive: true })
    const page = join(site, 'shell.html')
    const federated = await readFile(page, 'utf8')
    const told = environment.exec(federated)?.[0]
    if (told === undefined) throw new Error('The page of the shell is not told its environment')
    const single = (await readFile(join(bundle, 'index.html'), 'utf8')).replace(
      environment,
      () => told,
    )
    if (federated === single) throw new Error('The site shows the single bundle already')
    return new Builds(page, { federated, single })
  }

  /** Visitors get this build from now on. */
  async show(build: Build): Promise<void> {
    await writeFile(this.#page, this.#pages[build])
  }
}
