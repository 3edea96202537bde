import { defineConfig } from 'vitest/config'

/**
 * All unit tests in one run; each package also runs its own (`npx vitest` in its folder). Vitest does
 * not look into the projects of a project, so a package with several is listed by their files.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
      'shared/vitest.*.config.ts',
      'shell',
      '*-remote',
      'backend/vitest.unit.config.ts',
    ],
    // Vitest alone would leave one processor free, which is half of a small machine.
    maxWorkers: '100%',
  },
})
