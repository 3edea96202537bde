import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'

import { markdownTable } from '#fixtures/markdown-table.ts'
import { repository } from '#fixtures/reports.ts'

import { compressedSize } from './compressed-size.ts'
import { measureFirstViews, named } from './first-views.ts'
import { measuredPages } from './pages.ts'

// Compares what the first views of home, search and listing load with what they load in an ordinary application of the
// same sources, from their builds: scripts and styles, without texts, which are the same.

/** How many times as much federation may cost. */
const limits = { bytes: 1.3, requests: 1.5 } as const

parseArgs()
const execute = promisify(execFile)
const shell = join(repository, 'shell')
const backend = join(repository, 'backend')
await execute(process.execPath, ['cli.ts', 'build'], { cwd: backend })
const rsbuild = join(shell, 'node_modules', '.bin', 'rsbuild')
await execute(rsbuild, ['build', '--config', 'single-bundle.config.ts'], {
  cwd: shell,
  env: { ...process.env, NODE_ENV: 'production' },
})

const bundle = join(repository, '.adamarket', 'cache', 'single-bundle')
const html = await readFile(join(bundle, 'index.html'), 'utf8')
const ofEachView = [...html.matchAll(named)].map(([, path = '']) => path)
const views: Readonly<Record<string, readonly string[]>> = JSON.parse(
  await readFile(join(bundle, 'first-views.json'), 'utf8'),
)
const federated = await measureFirstViews()

const compared = await Promise.all(
  measuredPages('/listing/any')
    .slice(0, 3)
    .map(async ({ name, path }) => {
      const files = [...ofEachView, ...(views[path] ?? [])]
      const contents = await Promise.all(files.map((file) => readFile(join(bundle, file))))
      const sizes = Object.entries(federated[name] ?? {}).filter(([file]) => !/texts-/.test(file))
      const bytes = [
        sizes.reduce((sum, [, size]) => sum + size, 0),
        contents.reduce((sum, content) => sum + compressedSize(content), 0),
      ] as const
      return { name, bytes, requests: [sizes.length, files.length] } as const
    }),
)

const cell = ([one, other]: readonly [number, number]) =>
  `${one} / ${other} (${(one / other).toFixed(2)})`
process.stdout.write('Federated / single:\n')
process.stdout.write(
  `${markdownTable(
    ['Page', 'Bytes of Brotli', 'Requests'],
    compared.map(({ name, bytes, requests }) => [name, cell(bytes), cell(requests)]),
  )}\n`,
)
const isTooMuch = compared.some(
  ({ bytes, requests }) =>
    bytes[0] > bytes[1] * limits.bytes || requests[0] > requests[1] * limits.requests,
)
if (isTooMuch) {
  process.stdout.write(`Federation costs more than ${JSON.stringify(limits)} times as much\n`)
  process.exitCode = 1
}
