import { defineConfig } from '@playwright/test'

import base from './playwright.config.ts'

/** Checks of any deployed site, without emulators: `npm run e2e:smoke -- --site <address>`. */
export default defineConfig({
  ...base,
  projects: [{ testMatch: 'smoke/any-site.ts' }],
  outputDir: '../.adamarket/reports/smoke',
})
