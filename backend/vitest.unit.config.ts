import { defineVitest } from '@adamarket/shared/build/define-vitest.mjs'

/** Tests that run anywhere, including those of the functions. */
export default defineVitest({
  name: 'backend',
  dom: false,
  include: [
    '{base,command-line,delivery,firebase,local,operations}/**/*.test.ts',
    'tests/index/site.isolated.test.ts',
  ],
})
