import { afterEach, expect, it, vi } from 'vitest'

import { readSiteTime } from './site-time.ts'

const now = new Date('2026-11-22T10:00:00.123Z')

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function answer(date: string | undefined) {
  vi.useFakeTimers({ now })
  vi.stubGlobal('fetch', async () => {
    if (date === undefined) throw new TypeError('Failed to fetch')
    return new Response(null, { headers: date === '' ? {} : { Date: date } })
  })
}

it.each([
  ['six minutes behind', '2026-11-22T09:54:00Z'],
  ['a year ahead', '2027-11-22T10:00:00Z'],
])('takes the time of a site that is %s', async (_what, time) => {
  answer(new Date(time).toUTCString())
  expect(await readSiteTime()).toEqual(new Date(time))
})

it.each([
  ['agrees but for seconds', 'Sun, 22 Nov 2026 09:59:30 GMT'],
  ['sends no time', ''],
  ['sends no date', 'soon'],
  ['does not answer', undefined],
])('uses the time of the device when the site %s', async (_what, date) => {
  answer(date)
  expect(await readSiteTime()).toEqual(now)
})
