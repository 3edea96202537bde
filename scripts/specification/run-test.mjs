import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { repository } from '#bootstrap/repository.mjs'
import { runTool } from '#checks/run-tool.mjs'

import { patternOf } from './report-of.mjs'
import { runnerOf } from './statements.mjs'

const backend = join(repository, 'backend')
/** How long a test waits for what a change may have taken away: the unchanged tests have to pass within it as well. */
const waitMs = 10_000
const reportFile = join(repository, '.adamarket', 'reports', 'specification.json')

/**
 * How each runner starts Vitest. Emulators start anew each time: they read rules and functions only then.
 *
 * @type {Readonly<Record<string, { cwd: string, project: string, before: readonly string[] }>>}
 */
const runners = {
  unit: { cwd: repository, project: '!typed', before: [] },
  emulator: {
    cwd: backend,
    project: 'emulator',
    before: [join(backend, 'cli.ts'), 'with-stack', '--bare', '--', process.execPath],
  },
}

/**
 * Runs only this test, and resolves to the exit code, the output and Vitest's report.
 *
 * @param {readonly [file: string, title: string]} test
 */
export async function runTest([file, title]) {
  const { cwd, project, before } = runners[runnerOf(file)]
  const vitest = join(repository, 'node_modules', 'vitest', 'vitest.mjs')
  const reports = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`]
  // One of several rows is enough to notice a change.
  const settings = ['--project', project, '--bail=1']
  const chosen = ['run', ...settings, join(repository, file), '-t', patternOf(title)]
  rmSync(reportFile, { force: true })
  const { code, output } = await runTool(
    process.execPath,
    [...before, vitest, ...chosen, ...reports],
    { cwd, env: { TEST_WAIT_MS: String(waitMs), ...process.env } },
  )
  return { code, output, report: readReport() }
}

/** Nothing is written when Vitest could not start. */
function readReport() {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8'))
  } catch {
    return { testResults: [] }
  }
}
