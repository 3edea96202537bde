import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { repository } from '#bootstrap/repository.mjs'
import { stop } from '#bootstrap/stop.mjs'
import { countOutput, sum } from '#checks/count.mjs'
import { runTool, wasInterrupted } from '#checks/run-tool.mjs'

import { partsNamed, typed } from './parts.mjs'

// Runs what `npm test` leaves out, or only the parts that are named: `npm run ops -- nightly [part ...]`.
const reports = join(repository, '.adamarket', 'reports', 'nightly')
/** The slowest part opens some two hundred pages that fail, each after a wait. */
const timeoutMs = 120 * 60_000

const { positionals } = parseArgs({ allowPositionals: true })
mkdirSync(reports, { recursive: true })
const outcomes = []
for (const part of readParts()) {
  outcomes.push(await runPart(part))
  if (wasInterrupted()) break
}
const { passed, failed } = sum(outcomes)
console.log(`\n${outcomes.map(({ line }) => line).join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && !wasInterrupted() ? 0 : 1

async function runPart(part) {
  const began = performance.now()
  console.log(`  … ${part.name}: ${typed(part)}`)
  const [program, ...parameters] = part.command
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...part.env }
  const ended = await runTool(program, parameters, { cwd: repository, env, timeoutMs })
  const log = join(reports, `${part.name}.log`)
  writeFileSync(log, ended.output)
  const counts = countOutput(ended)
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  const failures = counts.failed > 0 ? `, ${counts.failed} failed: ${log}` : ''
  const line = `  ${counts.failed > 0 ? '✗' : '✓'} ${part.name}: ${counts.passed} passed${failures} (${minutes} min)`
  console.log(line)
  return { ...counts, line }
}

function readParts() {
  try {
    return partsNamed(positionals)
  } catch (error) {
    return stop(error.message)
  }
}
