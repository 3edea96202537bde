import { defineConfig } from 'vitest/config'

/**
 * What needs the emulators, found through FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST and
 * FIREBASE_AUTH_EMULATOR_HOST. `npm test -- emulator` starts them. Files run side by side in the same
 * emulators: each works in a project, or under ids, of its own.
 */
export default defineConfig({
  test: {
    name: 'emulator',
    include: ['tests/**/*.test.ts'],
    exclude: ['**/*.isolated.test.ts'],
    // The tests wait for the emulators for the most part.
    maxWorkers: 3,
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
})
