import { defineConfig } from 'vitest/config'

/**
 * What needs the emulators, found through FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST and
 * FIREBASE_AUTH_EMULATOR_HOST. `npm test -- emulator` starts them.
 */
export default defineConfig({
  test: {
    name: 'emulator',
    include: ['{rules,contract,functions,search,data,index,release}-tests/**/*.test.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
