import { expect } from '@playwright/test'

import { test } from '#fixtures/test.ts'

/** Requests of Firestore's full client, which keeps a connection open. */
const connection = /Firestore\/Listen\/channel/

test('Firestore’s connection ends with the page that opened it @nightly', async ({ page }) => {
  // A page that is gone reports none of its requests.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, data) => {
      sessionStorage.setItem('last beacon', String(url))
      return send(url, data)
    }
  })
  // A client that is busy when the page is left, as at first with its cache, is too late.
  await expect(async () => {
    const connected = page.waitForRequest((request) => /TYPE=xmlhttp/.test(request.url()))
    await page.goto('/')
    const id = new URL((await connected).url()).searchParams.get('SID')
    await page.goto('/AboutUs')
    const last = await page.evaluate(() => sessionStorage.getItem('last beacon'))
    expect(last).toMatch(connection)
    const { searchParams } = new URL(String(last))
    expect([searchParams.get('SID'), searchParams.get('TYPE')]).toEqual([id, 'terminate'])
  }).toPass()
})
