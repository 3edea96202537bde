import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { startVitest } from 'vitest/node'

import { readRules } from '#tests/rules/rules-environment.ts'
import { mutantsOf } from './mutants.ts'

// Checks that tests notice when a condition of the rules is removed: `npm run ops -- mutate-rules`, on emulators.
parseArgs()
const mutants = [
  ...mutantsOf(await readRules('firestore.rules'), 'firestore'),
  ...mutantsOf(await readRules('storage.rules'), 'storage'),
]
const files = [
  'posts',
  'withheld-listings',
  'users',
  'favourites',
  'saved-searches',
  'alert-settings',
  'push-subscriptions',
  'blocked-sellers',
  'reports',
  'moderation',
  'search-index',
  'listing-stats',
  'known-ids',
  'pictures',
]

const began = performance.now()
const vitest = await startVitest('test', [], {
  config: false,
  root: join(import.meta.dirname, '..', '..', '..'),
  watch: false,
  include: files.map((file) => `tests/rules/${file}.test.ts`),
  runner: join(import.meta.dirname, 'mutation-runner.ts'),
  // One worker, in which all files share the caught mutants, and which ends with this process.
  pool: 'threads',
  fileParallelism: false,
  isolate: false,
  reporters: ['dot'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  provide: { mutants, rulesProject: `demo-mutation-${process.pid}` },
})
const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()])
const caught = new Set(tests.flatMap((test) => test.meta().caught ?? []))
const survivors = mutants.filter((_mutant, index) => !caught.has(index))
const failedTests = vitest.state.getCountOfFailedTests()
await vitest.close()

const seconds = ((performance.now() - began) / 1000).toFixed(0)
console.log(
  `${mutants.length} mutants of the rules, ${caught.size} caught by ${tests.length} tests (${seconds} s)`,
)
for (const { service, line, what } of survivors) {
  console.log(`No test misses ${service}.rules:${line}, ${what}`)
}
process.exit(survivors.length === 0 && failedTests === 0 && tests.length > 0 ? 0 : 1)
