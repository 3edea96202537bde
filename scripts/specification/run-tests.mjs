import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { repository } from '#bootstrap/repository.mjs'
import { runTool } from '#checks/run-tool.mjs'

import { patternOf } from './report-of.mjs'

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
    before: [
      '--import',
      'tsx',
      join(backend, 'cli.ts'),
      'with-stack',
      '--bare',
      '--',
      process.execPath,
    ],
  },
}

/**
 * Runs only these tests, and resolves to the exit code, the output and Vitest's report.
 *
 * @param {'unit' | 'emulator'} runner
 * @param {readonly (readonly [file: string, title: string])[]} tests
 */
export async function runTests(runner, tests) {
  const { cwd, project, before } = runners[runner]
  const files = [...new Set(tests.map(([file]) => join(repository, file)))]
  const titles = [...new Set(tests.map(([, title]) => patternOf(title)))]
  const vitest = join(repository, 'node_modules', 'vitest', 'vitest.mjs')
  const reports = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`]
  const chosen = ['run', '--project', project, ...files, '-t', titles.join('|')]
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
