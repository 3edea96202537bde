import { afterEach, expect, it, vi } from 'vitest'

import { frameParts } from '#chrome/frame-part.tsx'
import { createComposition } from '#remotes/loading/composition.ts'

import { prepareTelemetry } from './prepare-telemetry.ts'

const none = () => undefined
const composition = createComposition({
  readDeployment: async () => ({}),
  load: () => Promise.reject(new Error('There is no release')),
  onOwner: none,
  report: none,
})

afterEach(() => frameParts.setState({}, true))

/** Begins a visit to a site that measures a quarter of visits. */
async function visit(chance: number) {
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  prepareTelemetry().begin({ telemetryUrl: '/telemetry.json', measuredShare: 0.25 }, composition)
  await vi.dynamicImportSettled()
  return frameParts.getState()
}

it('asks in the share of visits that is measured', async () => {
  expect(await visit(0.24)).toHaveProperty('consentQuestion')
})

it('asks in no other visit, and loads nothing for it', async () => {
  expect(await visit(0.25)).toEqual({})
})

it('lets a visitor who has answered change the answer in any visit', async () => {
  localStorage.setItem('telemetryConsent', 'yes')
  expect(await visit(0.25)).toHaveProperty('consentChoice')
})
