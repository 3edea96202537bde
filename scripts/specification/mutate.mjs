import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { repository } from '#bootstrap/repository.mjs'
import { wasInterrupted } from '#checks/run-tool.mjs'

import { hasFailed, havePassed, summaryOf } from './report-of.mjs'
import { runTests } from './run-tests.mjs'
import { readStatements, runnerOf, selectStatements } from './statements.mjs'

// Runs in the copy that run.mjs makes: `mutate.mjs [section or words]`.
const selected = selectStatements(readStatements(), process.argv.slice(2))
const byRunner = Map.groupBy(
  selected.filter(({ test }) => test),
  ({ test: [file] }) => runnerOf(file),
)
const survived = []
let count = 0

for (const runner of ['unit', 'emulator']) {
  const statements = byRunner.get(runner) ?? []
  if (statements.length === 0) continue
  await expectToPass(
    runner,
    statements.map(({ test }) => test),
  )
  for (const statement of statements) {
    const name = `${statement.section}: ${statement.says}`
    const isNoticed = await isChangeNoticed(runner, statement)
    if (wasInterrupted()) process.exit(1)
    count += 1
    if (!isNoticed) survived.push(name)
    console.log(`  ${isNoticed ? '✓' : '✗ survived:'} ${name} (${count})`)
  }
}

console.log(`\n${summaryOf({ count, survived, inBrowser: byRunner.get('browser')?.length ?? 0 })}`)
process.exitCode = survived.length === 0 ? 0 : 1

/** Ends when a test fails without a change, or is not there. */
async function expectToPass(runner, tests) {
  const { report, output } = await runTests(runner, tests)
  const broken = tests.filter((test) => !havePassed(report, test))
  if (broken.length === 0) return
  console.log(output)
  for (const [file, title] of broken) {
    console.log(`Fails without a change, or is not there: ${file}: ${title}`)
  }
  process.exit(1)
}

async function isChangeNoticed(runner, { test, change }) {
  const path = join(repository, change.in)
  const source = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    source.replace(change.from, () => change.to),
  )
  try {
    const { code, report } = await runTests(runner, [test])
    return code !== 0 && hasFailed(report, test)
  } finally {
    writeFileSync(path, source)
  }
}
