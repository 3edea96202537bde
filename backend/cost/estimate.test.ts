import { expect, it } from 'vitest'

import {
  assumptions,
  monthlyPrice,
  priceOf,
  usageOfRendering,
  usageOfVisit,
} from '#cost/estimate.ts'
import { measure } from '#cost/measure.ts'

const nothing = {
  reads: 0,
  writes: 0,
  invocations: 0,
  cpuSeconds: 0,
  memorySeconds: 0,
  hostingGb: 0,
  picturesGb: 0,
  documentsGb: 0,
}

it('a price is that of the whole number of visits', () => {
  const usage = { ...nothing, reads: 50, hostingGb: 0.001 }
  const price = priceOf(usage, 1000)
  expect(price.get('reads')).toBeCloseTo(0.03)
  expect(price.get('hostingGb')).toBeCloseTo(0.15)
  expect(price.get('writes')).toBe(0)
})

it('a month costs nothing until more than the free part is used', () => {
  const usage = { ...nothing, reads: 50 }
  expect(monthlyPrice(usage, 1000)).toBe(0)
  expect(monthlyPrice(usage, 2000)).toBeCloseTo(0.9)
})

it('a visit uses what its pages were measured to need', () => {
  const measured = {
    reads: { home: 11, search: 21, similar: 10 },
    entryBytes: 2000,
    codeBytes: { home: 100_000, search: 100_000, listing: 100_000, profile: 100_000 },
    pictureBytes: { large: 50_000, small: 10_000 },
    functionsOfListing: 4,
  }
  const pages = { home: 1, search: 0, listing: 1, profile: 0 }
  const usage = usageOfVisit(measured, { ...assumptions, pages, members: 0, posted: 0.5 })
  expect(usage).toMatchObject({ reads: 25 * 1.5 + 45, writes: 4.5, invocations: 3 })
  expect(usage.hostingGb * 1e9).toBeCloseTo(85_000)
  expect(usage.picturesGb * 1e9).toBeCloseTo(180_000)
  expect(usage.documentsGb * 1e9).toBeCloseTo(75_000)
})

it('a rendering uses its reads, and the function for its time', () => {
  const price = priceOf(usageOfRendering(10, { ...assumptions, renderSeconds: 1 }), 100_000)
  expect(price.get('reads')).toBeCloseTo(0.6)
  expect(price.get('invocations')).toBeCloseTo(0.04)
  expect(price.get('cpuSeconds')).toBeCloseTo(2.4)
  expect(price.get('memorySeconds')).toBeCloseTo(0.125)
})

it('measures the demo data, the budgets and the functions of this repository', async () => {
  const measured = await measure()
  expect(measured.reads.home).toBe(11)
  expect(measured.reads.search).toBeGreaterThanOrEqual(20)
  expect(measured.functionsOfListing).toBeGreaterThanOrEqual(3)
  expect(measured.pictureBytes.large).toBeGreaterThan(measured.pictureBytes.small)
})
