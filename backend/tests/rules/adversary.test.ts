import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { attackUploads } from './adversary/attack-uploads.ts'
import { attackWrites } from './adversary/attack-writes.ts'
import { createRandom } from './adversary/random.ts'
import { forbiddenActions } from './adversary/forbidden-actions.ts'
import { projectId } from './adversary/valid.ts'
import { firestoreProject, startStorageRules } from './rules-environment.ts'
import { sampleSeed } from './sample-seed.ts'

const firestore = firestoreProject(projectId)
let storage: RulesTestEnvironment
beforeAll(async () => {
  storage = await startStorageRules(projectId)
  await firestore.clear()
})
afterAll(() => storage.cleanup())

it('denies hostile writes and allows valid ones', { timeout: 240_000 }, async () => {
  const pairs = Math.ceil(forbiddenActions.length / 3)
  const outcome = await attackWrites(firestore, createRandom(sampleSeed), pairs, () => {})
  expect(outcome.wrong).toEqual([])
  expect(outcome.taken).toBe(pairs)
  expect(outcome.refused).toBe(pairs)
  expect(outcome.forbiddenActions).toBeGreaterThanOrEqual(pairs)
})

it('denies hostile uploads and allows valid ones', { timeout: 240_000 }, async () => {
  const outcome = await attackUploads(
    storage,
    createRandom(sampleSeed),
    10,
    String(sampleSeed),
    () => {},
  )
  expect(outcome.wrong).toEqual([])
  expect(outcome.taken).toBe(10)
  expect(outcome.refused).toBe(10)
  expect(outcome.forbiddenActions).toBe(3)
})
