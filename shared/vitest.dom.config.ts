import { defineVitest } from '#build/define-vitest.mjs'

export default defineVitest({
  name: 'shared-dom',
  dom: true,
  include: ['src/{connectivity,contract,i18n,observability,state,ui}/**/*.test.{ts,tsx}'],
})
