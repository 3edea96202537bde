import { defineConfig } from '@playwright/test'

import base from './playwright.config.ts'

/** What holds for any deployed site, which needs no emulators: `npm run e2e:smoke -- --site <address>`. */
export default defineConfig({
  ...base,
  projects: [{ testMatch: 'smoke/any-site.ts' }],
  outputDir: '../.adamarket/reports/smoke',
})
