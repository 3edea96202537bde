import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { repository } from '#bootstrap/repository.mjs'
import { wasInterrupted } from '#checks/run-tool.mjs'

import { hasFailed, havePassed, summaryOf } from './report-of.mjs'
import { runTest } from './run-test.mjs'
import { readStatements, runnerOf, selectStatements } from './statements.mjs'

// Runs in the copy that run.mjs makes: `mutate.mjs [section or words]`.
const selected = selectStatements(readStatements(), process.argv.slice(2))
const tested = selected.filter(({ test }) => test)
const changed = tested.filter(({ test: [file] }) => runnerOf(file) !== 'browser')
const survived = []
const broken = []
let count = 0

for (const [name, statements] of Map.groupBy(changed, ({ test }) => test.join(': '))) {
  const [{ test }] = statements
  // Alone, as with the changes: some tests need what those before them have loaded.
  const { output, report } = await runTest(test)
  if (wasInterrupted()) process.exit(1)
  if (!havePassed(report, test)) {
    console.log(`${output}\n  ✗ fails without a change: ${name}`)
    broken.push(name)
    continue
  }
  for (const statement of statements) await tryChange(statement)
}

const inBrowser = tested.length - changed.length
console.log(`\n${summaryOf({ count, survived, broken, inBrowser })}`)
process.exitCode = survived.length + broken.length === 0 ? 0 : 1

/** Makes a statement's change, and notes whether its test noticed it. */
async function tryChange({ section, says, test, change }) {
  const name = `${section}: ${says}`
  const path = join(repository, change.in)
  const source = readFileSync(path, 'utf8')
  // A replacement text would have patterns such as $&.
  const changedSource = source.replace(change.from, () => change.to)
  writeFileSync(path, changedSource)
  const { code, report } = await runTest(test).finally(() => writeFileSync(path, source))
  if (wasInterrupted()) process.exit(1)
  const isNoticed = code !== 0 && hasFailed(report, test)
  count += 1
  if (!isNoticed) survived.push(name)
  console.log(`  ${isNoticed ? '✓' : '✗ survived:'} ${name} (${count} of ${changed.length})`)
}
