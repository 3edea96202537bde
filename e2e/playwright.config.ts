import { defineConfig, devices } from '@playwright/test'

import { chromiumOptions } from '#fixtures/chromium.ts'
import { siteUrl } from '#fixtures/site-url.ts'

/** The journeys of a visitor, in a browser, on a running site: that of `npm start` unless told. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.adamarket/reports/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A busy machine takes its time, which is no failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    locale: 'en-GB',
    // Filming every test would double what the suite takes; the steps have the page itself.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
})
