import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'

import { repository } from '#bootstrap/repository.mjs'

import { checkBundles } from './bundles.mjs'
import { countOne, countReport, playwrightCounts, vitestCounts } from './count.mjs'
import { checkTypes } from './types.mjs'

const tool = (name) => join(repository, 'node_modules', '.bin', name)
const backend = join(repository, 'backend')
const e2e = join(repository, 'e2e')
const inRoot = (parameters) => [tool('vitest'), parameters]
const cli = join(backend, 'cli.ts')
const inEmulators = (parameters) => [
  process.execPath,
  [cli, 'with-stack', '--bare', '--', tool('vitest'), ...parameters],
  { cwd: backend },
]

/** The folder of reports, traces and screenshots of failures. */
const reports = join(repository, '.adamarket', 'reports')

/**
 * All suites. Each one gets `run(command, parameters, options)` and, where it can run single files, those wanted; it
 * returns how many of its checks passed and failed, and the output of its tools. `runReached` runs what the files named
 * by their paths from the root reach. That of the emulators leaves a fifth
 * of the processors idle, which the cheaper ones use beside it; browsers have the machine for themselves.
 */
export const suites = [
  {
    // First, so that on a fresh clone commands start without builds.
    name: 'typed',
    run: (run) => vitest(run, 'typed', inRoot, ['--project', 'typed']),
  },
  {
    name: 'build',
    run: async (run) => countOne(await run(process.execPath, [cli, 'build'], { cwd: backend })),
  },
  {
    name: 'emulator',
    needs: ['java'],
    parallel: true,
    run: (run, files) => vitest(run, 'emulator', inEmulators, ['--project', 'emulator', ...files]),
    runReached: (run, files) =>
      vitestRelated(run, 'emulator', inEmulators, ['--project', 'emulator'], files),
  },
  {
    name: 'lint',
    run: async (run) => countOne(await run(tool('oxlint'), ['--deny-warnings'])),
  },
  {
    name: 'format',
    run: async (run) => countOne(await run(tool('oxfmt'), ['--check'])),
  },
  { name: 'types', run: (run) => checkTypes(run, tool('tsc')) },
  {
    name: 'unused',
    run: async (run) => countOne(await run(tool('knip'), ['--no-progress'])),
  },
  {
    name: 'unit',
    run: (run, files = []) => vitest(run, 'unit', inRoot, ['--project', '!typed', ...files]),
    runReached: (run, files) => vitestRelated(run, 'unit', inRoot, ['--project', '!typed'], files),
  },
  { name: 'bundles', run: checkBundles },
  {
    name: 'e2e',
    needs: ['java', 'chromium'],
    exclusive: true,
    run: browserTests,
    runReached: (run, files) =>
      browserTests(
        run,
        files.map((path) => relative('e2e', path)),
      ),
  },
]

function vitest(run, name, command, options = []) {
  return countVitest(run, name, command, ['run', ...options])
}

/** Runs the tests that are, or import, one of some files: there may be none. */
function vitestRelated(run, name, command, options, files) {
  const paths = files.map((path) => join(repository, path))
  return countVitest(run, name, command, ['related', '--run', ...options, ...paths], true)
}

async function countVitest(run, name, command, options, mayBeEmpty = false) {
  const report = join(reports, `${name}.json`)
  rmSync(report, { force: true })
  const parameters = [...options, '--reporter=dot', '--reporter=json']
  const ended = await run(...command([...parameters, `--outputFile.json=${report}`]))
  return countReport(ended, report, vitestCounts, mayBeEmpty)
}

async function browserTests(run, files = []) {
  const report = join(reports, 'e2e.json')
  rmSync(report, { force: true })
  const playwright = join(e2e, 'node_modules', '.bin', 'playwright')
  const tier = files.length > 0 ? {} : { TIER: 'pull-request' }
  // `--no-deps` skips the visits that are not named. A release changes the site, so no other test runs beside it.
  const alone = files.some((file) => file.includes('releases/')) ? ['--workers=1'] : []
  const chosen = files.length > 0 ? ['--no-deps', ...alone, ...files] : []
  const options = ['--config', e2e, '--reporter=line,json']
  const ended = await run(
    process.execPath,
    [cli, 'with-stack', '--', playwright, 'test', ...options, ...chosen],
    { cwd: backend, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...tier } },
  )
  return countReport(ended, report, playwrightCounts)
}
