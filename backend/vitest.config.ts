import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['vitest.*.config.ts'],
    // The functions' code logs what it does, wherever tests call it.
    onConsoleLog: (log) => !log.includes('"severity":"INFO"'),
  },
})
