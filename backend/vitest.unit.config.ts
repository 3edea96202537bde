import { defineVitest } from '@adamarket/shared/build/define-vitest.mjs'

/** Tests that run anywhere, including those of the functions. */
export default defineVitest({
  name: 'backend',
  dom: false,
  include: [
    '{backup,cost,deployment,functions/src,hosting,mail-catcher,monitoring,pages,platform,releases,seed}/**/*.test.ts',
    'tests/index/site.isolated.test.ts',
  ],
})
