import { defineConfig } from '@playwright/test'

import base from './playwright.config.ts'

const folder = '../.adamarket/reports/pull-request'

/** Pictures of the pages that a change may have altered, compared with those before it: pull-request/pictures.ts. */
export default defineConfig({
  ...base,
  projects: [{ testMatch: 'pull-request/take-pictures.ts' }],
  outputDir: `${folder}/differences`,
  snapshotPathTemplate: `${folder}/before/{arg}{ext}`,
  // Drawing the same page again gives some shades that differ by up to three of 256, which is less than this threshold, and
  // a few pixels of other shades at the edge of an icon.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 20 } },
  use: { ...base.use, trace: 'off', screenshot: 'off' },
})
