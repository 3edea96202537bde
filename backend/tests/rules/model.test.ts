import { triesOf } from '@adamarket/shared/testing/tries-of.ts'
import fc from 'fast-check'
import { afterAll, it } from 'vitest'

import { withProject } from '#base/with-project.ts'

import type { Model } from './model/model.ts'
import { createModel } from './model/model.ts'
import type { Step } from './model/steps.ts'
import { anyStep, describe } from './model/steps.ts'
import { projectId } from './model/valid.ts'
import type { World } from './model/world.ts'
import { clientsOf, createWorld } from './model/world.ts'
import { firestoreProject } from './rules-environment.ts'

// The functions emulator does not watch this project: functions run when a program says so.
const firestore = firestoreProject(projectId)
afterAll(() => firestore.clear())

/** A step in the world, after which the model must hold. */
class Command implements fc.AsyncCommand<Model, World> {
  readonly #step: Step

  constructor(step: Step) {
    this.#step = step
  }

  check(): boolean {
    return true
  }

  async run(model: Model, world: World): Promise<void> {
    expectNone(await model.check(await world.perform(this.#step), world.mayRead))
  }

  toString(): string {
    return `\n${describe(this.#step)}`
  }
}

/** Programs are shortened by whole steps: their values say enough as they are. */
const program = fc.commands<Model, World, false>(
  [fc.noShrink(anyStep).map((step) => new Command(step))],
  { maxCommands: 40, size: 'max' },
)

/** Lets the functions handle what is left, and expects what must be true at the end. */
async function settle(model: Model, world: World): Promise<void> {
  let last
  do {
    last = await world.perform({ does: 'deliver all', atOnce: false })
    expectNone(await model.check(last, world.mayRead))
  } while (world.hasEvents())
  expectNone(model.checkEnd(last))
}

function expectNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** Nightly runs more than a sample. */
const timeout = 60 * 60_000

it('users, an attacker, moderators and functions break no promise', { timeout }, async () => {
  const clients = clientsOf(firestore)
  const storageBucket = `${projectId}.appspot.com`
  await withProject({ projectId, storageBucket }, async (services) => {
    const property = fc.asyncProperty(program, async (commands) => {
      const model = createModel()
      const world = await createWorld(firestore, clients, services)
      await fc.asyncModelRun(() => ({ model, real: world }), commands)
      await settle(model, world)
    })
    await fc.assert(property, triesOf(3))
  })
})
