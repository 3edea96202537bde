import fc from 'fast-check'

import { withProject } from '#base/with-project.ts'
import { firestoreProject } from '#tests/rules/rules-environment.ts'

import { createModel } from './model.ts'
import type { Step } from './steps.ts'
import { describe, program } from './steps.ts'
import type { World } from './world.ts'
import { clientsOf, createWorld } from './world.ts'

export type SequencesOutcome = {
  readonly programs: number
  readonly steps: number
  /** The shortest program that fails and how; absent if none does. */
  readonly failure?: string
}

/**
 * Runs random programs of several accounts, operators and functions, each on an empty database, and compares
 * what is stored and readable with the model after each step.
 *
 * @param projectId a project that the functions emulator does not watch: functions run when a program says
 * so.
 */
export async function attackSequences(
  projectId: string,
  { programs, seed }: { readonly programs: number; readonly seed: number },
): Promise<SequencesOutcome> {
  const project = firestoreProject(projectId)
  const clients = clientsOf(project)
  let [begun, steps] = [0, 0]
  const storageBucket = `${projectId}.appspot.com`
  const failure = await withProject({ projectId, storageBucket }, async (services) => {
    const run = async (sequence: readonly Step[]) => {
      try {
        return await runProgram(await createWorld(project, clients, services), sequence)
      } catch (error) {
        return [String(error)]
      }
    }
    const attempt = fc.asyncProperty(program, async (sequence) => {
      begun += 1
      steps += sequence.length
      const wrong = await run(sequence)
      if (wrong.length > 0) throw new Error(wrong.join('\n'))
    })
    const result = await fc.check(attempt, { numRuns: programs, seed, endOnFailure: true })
    if (!result.failed) return undefined
    const [failing = []] = result.counterexample ?? []
    const shortest = await shorten(failing, run)
    const lines = shortest.map((step, index) => `${index + 1}. ${describe(step)}`)
    const wrong = await run(shortest)
    return [`seed ${seed}, program ${begun}:`, ...lines, ...wrong].join('\n')
  })
  await project.clear()
  return { programs: begun, steps, ...(failure !== undefined && { failure }) }
}

/**
 * The program without the steps that it fails without. Fast-check would keep the last step, also where a failure
 * shows only at the end.
 */
async function shorten(
  sequence: readonly Step[],
  run: (sequence: readonly Step[]) => Promise<readonly string[]>,
): Promise<readonly Step[]> {
  for (const [index, step] of sequence.entries()) {
    const parts = step.does === 'race' ? step.requests : []
    for (const instead of [[], ...parts.map((part) => [part])]) {
      const shorter = sequence.toSpliced(index, 1, ...instead)
      if ((await run(shorter)).length > 0) return await shorten(shorter, run)
    }
  }
  return sequence
}

/** @returns the first problem, described after the step that caused it */
async function runProgram(world: World, sequence: readonly Step[]): Promise<readonly string[]> {
  const model = createModel()
  for (const step of sequence) {
    const wrong = await model.check(await world.perform(step), world.mayRead)
    if (wrong.length > 0) return wrong
  }
  let last
  do {
    last = await world.perform({ does: 'deliver all', atOnce: false })
    const wrong = await model.check(last, world.mayRead)
    if (wrong.length > 0) return wrong
  } while (world.hasEvents())
  return model.checkEnd(last)
}
