import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { createGoogleApi } from '#deployment/google-api.ts'
import { aCompleteProject } from '#tests/deployment/a-complete-project.ts'
import type { FakeProject } from '#tests/deployment/fake-google.ts'
import { startFakeGoogle } from '#tests/deployment/fake-google.ts'

import { costSection } from './cost.ts'
import { lastGoogleBackup, lastLoggedCopy, logCopy } from './google.ts'
import { readOrSay } from './page.ts'

let google: Awaited<ReturnType<typeof startFakeGoogle>>
let project: FakeProject
beforeAll(async () => {
  google = await startFakeGoogle()
})
afterAll(() => google.close())
beforeEach(() => {
  project = aCompleteProject()
  google.reset(project)
})

const api = () =>
  createGoogleApi({ token: async () => 'token', projectId: 'my-market', fakeOrigin: google.origin })
const measured = (value: string) =>
  project.settings.set(
    'monitoring.googleapis.com/v1/projects/my-market/location/global/prometheus/api/v1/query',
    { data: { result: [{ metric: {}, value: [0, value] }] } },
  )
const budget = (units: string) =>
  project.settings.set('billingbudgets.googleapis.com/v1/billingAccounts/A/budgets', {
    budgets: [{ amount: { specifiedAmount: { units } } }],
  })

it('a day that costs more than its part of the budget is named', async () => {
  measured('1000000')
  budget('3000')
  expect((await costSection(api(), 'my-market')).broken).toEqual([])
  budget('30')
  expect((await costSection(api(), 'my-market')).broken.map(({ what }) => what)).toEqual([
    'The day cost $28.25, and the budget has $1.00 for it.',
  ])
})

it('those on call see what the day cost without the right to read budgets', async () => {
  measured('1')
  google.fail(/billingbudgets/)
  const { lines, broken } = await costSection(api(), 'my-market')
  expect(lines).toContain('Together $0.00; no budget can be read here.')
  expect(broken).toEqual([])
})

it('a refused part of the page is named, and the others are shown', async () => {
  google.fail(/prometheus/)
  const { broken } = await readOrSay('Cost', () => costSection(api(), 'my-market'))
  expect(broken).toEqual([expect.objectContaining({ row: 'health' })])
  expect(broken[0]?.what).toMatch(/^Cost could not be read: 400 /)
})

it('the last copy that was noted is found, of each kind', async () => {
  const now = new Date()
  expect(await lastLoggedCopy(api(), 'my-market', 'decisions', now)).toBeUndefined()
  await logCopy(api(), 'my-market', 'decisions')
  const found = await lastLoggedCopy(api(), 'my-market', 'decisions', now)
  expect(found?.getTime()).toBeGreaterThanOrEqual(now.getTime())
  expect(await lastLoggedCopy(api(), 'my-market', 'backup', now)).toBeUndefined()
})

it("the newest of Google's backups that is ready counts", async () => {
  project.settings.set('firestore.googleapis.com/v1/projects/my-market/locations/-/backups', {
    backups: [
      { snapshotTime: '2026-11-20T01:00:00Z', state: 'READY' },
      { snapshotTime: '2026-11-22T01:00:00Z', state: 'CREATING' },
      { snapshotTime: '2026-11-21T01:00:00Z', state: 'READY' },
    ],
  })
  const found = await lastGoogleBackup(api(), 'my-market')
  expect(found?.toISOString()).toBe('2026-11-21T01:00:00.000Z')
})
