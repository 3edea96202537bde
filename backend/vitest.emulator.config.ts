import { withTexts } from '@adamarket/shared/build/define-vitest.mjs'
import { defineConfig } from 'vitest/config'

/** What cheaper tests check as well: `TIER=nightly` runs it too. */
const nightly = ['tests/rehearsal/**', 'tests/search/index-equals-rule.test.ts']

/**
 * Tests that need the emulators, found through FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST and
 * FIREBASE_AUTH_EMULATOR_HOST. `npm test -- emulator` starts them. Files run in parallel on the same
 * emulators: each uses its own project or its own ids.
 */
export default defineConfig({
  ...withTexts,
  test: {
    name: 'emulator',
    include: ['tests/**/*.test.ts'],
    exclude: ['**/*.isolated.test.ts', ...(process.env['TIER'] === 'nightly' ? [] : nightly)],
    // The tests mostly wait for the emulators.
    maxWorkers: 3,
    isolate: false,
    // Its parser is replaced, as in a build.
    server: { deps: { inline: ['use-intl'] } },
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
})
