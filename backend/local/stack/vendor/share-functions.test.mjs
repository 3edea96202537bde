import { createRequire } from 'node:module'
import { expect, it, vi } from 'vitest'

import { letPagesPass, letRenderTogether } from './share-functions.mjs'

const require = createRequire(import.meta.url)
const { WorkQueue } = require('firebase-tools/lib/emulator/workQueue.js')
const {
  RuntimeWorkerPool,
  RuntimeWorkerState,
} = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js')

const work = (type, run) => Object.assign(vi.fn(run), { type })

it('answers a page while functions that never end have all turns', async () => {
  const queue = new WorkQueue(undefined, 1)
  letPagesPass(queue)
  void queue.start()
  const hanging = work('/functions/projects/demo/triggers/index-1', () => new Promise(() => {}))
  const waiting = work('/demo/us-central1/decideCase-1', () => Promise.resolve())
  queue.submit(hanging)
  await vi.waitFor(() => expect(hanging).toHaveBeenCalled())

  const pages = ['/demo/us-central1/pages-1', '/demo/us-central1/pages/AboutUs-1'].map((type) =>
    work(type, () => Promise.resolve()),
  )
  for (const each of [waiting, ...pages]) queue.submit(each)

  for (const each of pages) expect(each).toHaveBeenCalledOnce()
  expect(waiting).not.toHaveBeenCalled()
  queue.stop()
})

it('renders all pages in one process, unless that has ended', () => {
  const pool = new RuntimeWorkerPool()
  letRenderTogether(pool, RuntimeWorkerState)
  const worker = (state) => ({ state })
  const workers = [
    worker(RuntimeWorkerState.FINISHED),
    worker(RuntimeWorkerState.CREATED),
    worker(RuntimeWorkerState.BUSY),
  ]
  pool.setTriggerWorkers('pages', workers)
  expect(pool.getIdleWorker('pages')).toBe(workers[2])
  expect(pool.readyForWork('pages')).toBe(true)
  workers[2].state = RuntimeWorkerState.FINISHING
  expect(pool.readyForWork('pages')).toBe(false)
})
