import { triesOf } from '@adamarket/shared/testing/tries-of.ts'
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { attackUploads } from './adversary/attack-uploads.ts'
import { attackWrites } from './adversary/attack-writes.ts'
import { createRandom } from './adversary/random.ts'
import { forbiddenActions } from './adversary/forbidden-actions.ts'
import { projectId } from './adversary/valid.ts'
import { firestoreProject, startStorageRules } from './rules-environment.ts'

/** Nightly sends more than a sample. */
const attackTimeoutMs = 60 * 60_000

const firestore = firestoreProject(projectId)
let storage: RulesTestEnvironment
beforeAll(async () => {
  storage = await startStorageRules(projectId)
  await firestore.clear()
})
afterAll(() => storage.cleanup())

it('denies hostile writes and allows valid ones', { timeout: attackTimeoutMs }, async () => {
  const { numRuns: pairs, seed } = triesOf(Math.ceil(forbiddenActions.length / 3))
  const outcome = await attackWrites(firestore, createRandom(seed), pairs)
  expect({ seed, wrong: outcome.wrong }).toEqual({ seed, wrong: [] })
  expect(outcome.taken).toBe(pairs)
  expect(outcome.refused).toBe(pairs)
  expect(outcome.forbiddenActions).toBeGreaterThanOrEqual(pairs)
})

it('denies hostile uploads and allows valid ones', { timeout: attackTimeoutMs }, async () => {
  const { numRuns: pairs, seed } = triesOf(10)
  const outcome = await attackUploads(storage, createRandom(seed), pairs, String(seed))
  expect({ seed, wrong: outcome.wrong }).toEqual({ seed, wrong: [] })
  expect(outcome.taken).toBe(pairs)
  expect(outcome.refused).toBe(pairs)
  expect(outcome.forbiddenActions).toBe(Math.ceil(pairs / 4))
})
