import { defineConfig } from '@playwright/test'

import base from './playwright.config.ts'

/** The matrix of releases alone, on the stage that skew/run.ts sets. */
export default defineConfig({
  ...base,
  projects: [{ testMatch: 'skew/matrix.ts' }],
  outputDir: '../.adamarket/reports/skew/failures',
})
