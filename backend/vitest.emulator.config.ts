import { withTexts } from '@adamarket/shared/build/define-vitest.mjs'
import { defineConfig } from 'vitest/config'

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
    // What an operator types in a real project: some thirty processes, each tested more cheaply.
    exclude: [
      '**/*.isolated.test.ts',
      ...(process.env['TIER'] === 'nightly' ? [] : ['tests/rehearsal/**']),
    ],
    // The tests mostly wait for the emulators.
    maxWorkers: 3,
    isolate: false,
    // Its parser is replaced, as in a build.
    server: { deps: { inline: ['use-intl'] } },
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
})
