import { setMaxListeners } from 'node:events'

import type { RunnerTestCase, RunnerTestSuite } from 'vitest'
import { inject, TestRunner } from 'vitest'

import { firestoreProject, loadStorageRules, readRules } from '#tests/rules/rules-environment.ts'
import { readCoverage } from './coverage.ts'
import type { Mutant } from './mutants.ts'
import { mutate } from './mutants.ts'
import type { Span } from './parse-rules.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly mutants?: readonly Mutant[]
  }
  interface TaskMeta {
    /** The mutants that this test catches, by their index. */
    caught?: readonly number[]
  }
}

/**
 * Runs each test as usual, then again with each mutant that it could catch and no earlier test did: one
 * that changes a result of the rules during the test.
 */
class MutationRunner extends TestRunner {
  readonly #mutants = new Map((inject('mutants') ?? []).entries())
  readonly #project = firestoreProject(inject('rulesProject') ?? '')

  async runTask(test: RunnerTestCase): Promise<void> {
    const service = test.file.name.includes('pictures') ? 'storage' : 'firestore'
    const isDone = ![...this.#mutants.values()].some((mutant) => mutant.service === service)
    if (isDone) return
    const rules = await readRules(`${service}.rules`)
    const load = service === 'storage' ? loadStorageRules : this.#project.load
    // Newly loaded rules have no coverage yet.
    await load(rules)
    const run = TestRunner.getTestFn(test)
    // Each run listens for the end of the test.
    setMaxListeners(0, test.context.signal)
    const wasRefused = await noteRefusals(run)

    const isPossible =
      service === 'storage'
        ? // Without coverage: a mutant that is only weaker shows where something was denied.
          ({ unchangedValue }: Mutant) => wasRefused || unchangedValue !== true
        : await this.#watch(rules)
    const candidates = [...this.#mutants].filter(
      ([, mutant]) => mutant.service === service && isPossible(mutant),
    )
    if (candidates.length === 0) return
    const caught: number[] = []
    for (const [index, mutant] of candidates) {
      await load(mutate(rules, mutant))
      if (await fails(test, run)) caught.push(index)
    }
    await load(rules)
    if (caught.length === 0) return
    if (await fails(test, run)) throw new Error('This test fails when it is run a second time.')
    for (const index of caught) this.#mutants.delete(index)
    test.meta.caught = caught
  }

  async #watch(rules: string) {
    const givenBy = readCoverage(await this.#project.coverage(), rules)
    const couldBe = (span: Span, value: boolean) => {
      const given = [...(givenBy(span) ?? ['skipped'])]
      return given.some((it) => it === 'skipped' || (it === 'true') === value)
    }
    return ({ watched, unchangedValue, beside }: Mutant) => {
      const given = [...(givenBy(watched) ?? ['error'])].filter((it) => it !== 'skipped')
      return (
        given.some((it) => it !== String(unchangedValue)) &&
        beside.every((other) => couldBe(other, other.needed))
      )
    }
  }
}

/** Resolves to whether an answer during the test was a denial. */
async function noteRefusals(run: () => unknown): Promise<boolean> {
  const { fetch } = globalThis
  let wasRefused = false
  globalThis.fetch = async (...parameters) => {
    const response = await fetch(...parameters)
    wasRefused ||= response.status === 403
    return response
  }
  try {
    await run()
  } finally {
    globalThis.fetch = fetch
  }
  return wasRefused
}

async function fails(test: RunnerTestCase, run: () => unknown): Promise<boolean> {
  try {
    for (const suite of suitesOf(test)) {
      for (const prepare of TestRunner.getSuiteHooks(suite).beforeEach) {
        await prepare(test.context, suite)
      }
    }
    await run()
    return false
  } catch {
    return true
  }
}

/** The file first. */
function suitesOf(test: RunnerTestCase): readonly RunnerTestSuite[] {
  const suites: RunnerTestSuite[] = []
  for (let suite = test.suite; suite !== undefined; suite = suite.suite) suites.unshift(suite)
  return [test.file, ...suites]
}

// Vitest takes the default export of a runner.
export default MutationRunner
