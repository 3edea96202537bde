import { defineConfig, devices } from '@playwright/test'

import { chromiumOptions } from '#fixtures/chromium.ts'
import { siteUrl } from '#fixtures/site-url.ts'

/**
 * Whose tests are in which files: `--grep @browse` runs those of a team, since the name of a project is
 * among what it looks at. The rest is the shell's.
 */
const teams = {
  '@browse': [
    'journeys/{browsing,favourites,home,listing,searching,suggestions}.spec.ts',
    'releases/release-while-visiting.spec.ts',
  ],
  '@post': ['journeys/{photos,posting}.spec.ts'],
  '@account': ['journeys/{delete-account,google-sign-in,my-listings,settings,signing-in}.spec.ts'],
  '@static-pages': ['journeys/contact-form.spec.ts'],
}

/** The journeys of a visitor, in a browser, on a running site: that of `npm start` unless told. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.adamarket/reports/e2e',
  fullyParallel: true,
  // A browser waits more than it works: one more than the smallest machine has processors.
  workers: 3,
  // `npm test` runs a failed test once more and says so; nothing else does.
  retries: 0,
  forbidOnly: true,
  // The whole of the resilience matrix has a run of its own: resilience.config.ts.
  grepInvert: /@matrix/,
  // A busy machine takes its time, which is no failure.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  projects: [
    ...Object.entries(teams).map(([name, files]) => ({ name, testMatch: files })),
    { name: '@shell', testIgnore: Object.values(teams).flat() },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteUrl,
    locale: 'en-GB',
    // Routes do not see what a worker asks for, and tests start without anything kept.
    serviceWorkers: 'block',
    // Filming every test would double what the suite takes, and the page at each step is a fifth of it:
    // `npm run e2e` has both.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
})
