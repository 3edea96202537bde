import { expect } from '@playwright/test'

import { untilCached } from '#fixtures/offline.ts'
import { test } from '#fixtures/test.ts'

test.use({ serviceWorkers: 'allow' })

test('a release takes effect at once, despite an older one in the cache, which one without a service worker removes @nightly', async ({
  page,
  context,
  problems,
  releases,
}) => {
  test.slow()
  const description = 'AdaMarket is the local classifieds marketplace of North Cyprus.'
  const released = 'Released meanwhile.'
  const before = await releases.liveVersion('static-pages')
  const build = await releases.buildOf('static-pages', (script) =>
    script.replaceAll(description, `${released} ${description}`),
  )
  const described = page.locator('meta[name="description"]')
  const showsBefore = () =>
    expect(described).toHaveAttribute('content', new RegExp(`^${description}`))
  await page.goto('/AboutUs')
  await showsBefore()
  await untilCached(page)
  await page.reload()
  await showsBefore()
  try {
    await releases.release('static-pages', build)
    await page.reload()
    await expect(described).toHaveAttribute('content', new RegExp(`^${released}`))
  } finally {
    await releases.run('rollback', 'static-pages', before)
  }
  await page.reload()
  await showsBefore()

  problems.expectFromNow(/^404: .*\/service-worker\.js$/, /^console: Failed to load resource.*404/)
  await context.route('**/service-worker.js', (route) => route.fulfill({ status: 404 }))
  await page.reload()
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
  await page.reload()
  await expect.poll(() => page.evaluate(async () => await caches.keys())).toEqual([])
})
