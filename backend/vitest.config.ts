import { configDefaults, defineConfig } from 'vitest/config'

const inEmulators = ['rules-tests', 'contract-tests', 'functions-tests'].map(
  (folder) => `${folder}/**/*.test.ts`,
)

/**
 * `unit` runs anywhere. `emulator` needs the emulators, found through FIRESTORE_EMULATOR_HOST,
 * FIREBASE_STORAGE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/dist/**', ...inEmulators],
        },
      },
      {
        test: {
          name: 'emulator',
          include: inEmulators,
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
    ],
  },
})
