import { defineConfig } from '@playwright/test'

import site from './playwright.config.ts'

/** Everything that can break, and the table of it: `npm run ops -- e2e:resilience`. */
export default defineConfig({
  ...site,
  testDir: './resilience',
  outputDir: '../.adamarket/reports/resilience',
  grepInvert: [],
  // A cell is a visit to every part of the site.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['./resilience/matrix/reporter.ts']],
})
