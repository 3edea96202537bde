import { defineConfig } from '@playwright/test'

import site from './playwright.config.ts'

/** Breaks every part in every way, and prints the table: `npm run ops -- e2e:resilience`. */
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
