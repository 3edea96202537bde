import { defineConfig } from '@playwright/test'

import site from './playwright.config.ts'

/** Breaks every part in every way, and prints the table: `npm run ops -- e2e:resilience`. */
export default defineConfig({
  ...site,
  testDir: './resilience',
  outputDir: '../.adamarket/reports/resilience',
  grep: /@matrix|@sample/,
  grepInvert: [],
  reporter: [['line'], ['./resilience/matrix/reporter.ts']],
})
