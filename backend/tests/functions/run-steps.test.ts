import { randomUUID } from 'node:crypto'

import { beforeEach, expect, it } from 'vitest'

import type { Step } from '#functions/events/run-steps.ts'
import { forgetOldEvents, runSteps } from '#functions/events/run-steps.ts'

import { backendForTests } from './backend.ts'

const { firestore } = backendForTests('demo-run-steps')

let id: string
/** The steps that ran, in this order. */
let ran: string[]
/** The names of steps that fail. */
let failing: ReadonlySet<string>
beforeEach(async () => {
  id = randomUUID()
  ran = []
  failing = new Set()
  await firestore.recursiveDelete(firestore.collection('unfinishedEvents'))
})

const step = (name: string, options: Partial<Step> = {}): Step => ({
  name,
  run: async () => {
    ran.push(name)
    if (failing.has(name)) throw new Error(`${name} fails`)
  },
  ...options,
})

/** The same event comes once, or again. */
const come = (steps: readonly Step[], maxMs?: number) =>
  runSteps(firestore, { functionName: 'followListings', id }, steps, maxMs)

const unfinished = async () => {
  const { docs } = await firestore.collection('unfinishedEvents').get()
  return docs.map((event) => event.data())
}

it('a step that failed runs again when the event comes again, and the others do not', async () => {
  const steps = [step('index'), step('case'), step('alerts')]
  failing = new Set(['case'])
  await expect(come(steps)).rejects.toThrow('Steps of followListings are left: case')
  expect(ran.toSorted()).toEqual(['alerts', 'case', 'index'])
  expect(await unfinished()).toMatchObject([
    { function: 'followListings', done: ['index', 'alerts'], left: ['case'] },
  ])

  ran = []
  await expect(come(steps)).rejects.toThrow('case')
  failing = new Set()
  await come(steps)
  expect(ran).toEqual(['case', 'case'])
  expect(await unfinished()).toEqual([])
})

it('a step waits for those that it comes after, and is left with them', async () => {
  const steps = [step('limit'), step('index'), step('alerts', { after: ['limit'] })]
  failing = new Set(['limit'])
  await expect(come(steps)).rejects.toThrow('are left: limit, alerts')
  expect(ran).toEqual(['limit', 'index'])

  ran = []
  failing = new Set()
  await come(steps)
  expect(ran).toEqual(['limit', 'alerts'])
})

it('a step that the event does not need is neither run nor waited for', async () => {
  await come([step('limit', { when: false }), step('alerts', { after: ['limit'] })])
  expect(ran).toEqual(['alerts'])
})

it('a step that does not end in time has failed, and holds up no other', async () => {
  const { promise: stuck, resolve: release } = Promise.withResolvers<void>()
  const steps = [step('pictures', { run: () => stuck }), step('index')]
  await expect(come(steps, 1)).rejects.toThrow('are left: pictures')
  release()
  await come(steps)
  expect(ran).toEqual(['index'])
})

it('another event, and the same one for another function, start from the beginning', async () => {
  failing = new Set(['index'])
  await expect(come([step('index'), step('case')])).rejects.toThrow('index')
  ran = []
  failing = new Set()
  const other = { functionName: 'followWithheldListings', id }
  await runSteps(firestore, other, [step('case')])
  id = randomUUID()
  await come([step('case')])
  expect(ran).toEqual(['case', 'case'])
})

it('an event that no longer comes is forgotten after a week', async () => {
  failing = new Set(['index'])
  await expect(come([step('index')])).rejects.toThrow('index')
  await forgetOldEvents(firestore, Date.now() + 6 * 24 * 60 * 60_000)
  expect(await unfinished()).toHaveLength(1)
  await forgetOldEvents(firestore, Date.now() + 8 * 24 * 60 * 60_000)
  expect(await unfinished()).toEqual([])
})
