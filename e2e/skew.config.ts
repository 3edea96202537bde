import { defineConfig } from '@playwright/test'

import base from './playwright.config.ts'

/** Only the matrix of releases, on the stage that skew/run.ts prepares. */
export default defineConfig({
  ...base,
  projects: [{ testMatch: 'skew/matrix.ts' }],
  outputDir: '../.adamarket/reports/skew/failures',
})
