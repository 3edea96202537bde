import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { repository } from '#bootstrap/repository.mjs'
import { runTool, wasInterrupted } from '#checks/run-tool.mjs'

import { hasFailed, havePassed, patternOf } from './report-of.mjs'
import { readStatements, runnerOf, selectStatements } from './statements.mjs'

// Runs in the copy that run.mjs makes: `mutate.mjs <unit|emulator> <file for the outcome> [section or words]`.
const [runner, outcomeFile, ...words] = process.argv.slice(2)
const cwd = runner === 'emulator' ? join(repository, 'backend') : repository
const project = runner === 'emulator' ? 'emulator' : '!typed'
const statements = selectStatements(readStatements(), words).filter(
  ({ test }) => test && runnerOf(test[0]) === runner,
)
const tests = statements.map(({ test }) => test)

const unchanged = await runTests(tests)
const broken = tests.filter((test) => !havePassed(unchanged.report, test))
if (broken.length > 0) {
  console.log(unchanged.output)
  for (const [file, title] of broken)
    console.log(`Fails unchanged, or is not there: ${file}: ${title}`)
  process.exit(1)
}

const survived = []
let count = 0
for (const statement of statements) {
  const name = `${statement.section}: ${statement.says}`
  const isNoticed = await isChangeNoticed(statement)
  if (wasInterrupted()) process.exit(1)
  count += 1
  if (!isNoticed) survived.push(name)
  console.log(`  ${isNoticed ? '✓' : '✗ survived:'} ${name} (${count} of ${statements.length})`)
}
writeFileSync(outcomeFile, JSON.stringify({ count, survived }))

async function isChangeNoticed({ test, change }) {
  const path = join(repository, change.in)
  const source = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    source.replace(change.from, () => change.to),
  )
  try {
    const { code, report } = await runTests([test])
    return code !== 0 && hasFailed(report, test)
  } finally {
    writeFileSync(path, source)
  }
}

/** Runs only these tests. */
async function runTests(wanted) {
  const reportFile = `${outcomeFile}.report`
  rmSync(reportFile, { force: true })
  const files = [...new Set(wanted.map(([file]) => join(repository, file)))]
  const titles = [...new Set(wanted.map(([, title]) => patternOf(title)))]
  const vitest = join(repository, 'node_modules', 'vitest', 'vitest.mjs')
  const reports = ['--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`]
  const { code, output } = await runTool(
    process.execPath,
    [vitest, 'run', '--project', project, ...files, '-t', titles.join('|'), ...reports],
    { cwd, env: process.env },
  )
  return { code, output, report: readReport(reportFile) }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return { testResults: [] }
  }
}
