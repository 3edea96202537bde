import { defineVitest } from '@adamarket/shared/build/define-vitest.mjs'

/** Tests that run anywhere, including those of the functions. */
export default defineVitest({
  name: 'backend',
  dom: false,
  include: [
    '{backup,base,commands,deployment,functions/src,health,hosting,mail-catcher,monitoring,pages,releases,seed,stack}/**/*.test.ts',
    'tests/index/site.isolated.test.ts',
  ],
})
