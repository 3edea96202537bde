import { defineVitest } from '@adamarket/shared/build/define-vitest.mjs'

/** What runs anywhere, the functions' own tests included. */
export default defineVitest({
  name: 'backend',
  dom: false,
  include: [
    '{functions/src,hosting,mail-catcher,platform,releases,seed}/**/*.test.ts',
    'tests/index/site.isolated.test.ts',
  ],
})
