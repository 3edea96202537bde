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
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    locale: 'en-GB',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
})
