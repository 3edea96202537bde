import { defineVitest } from '#build/define-vitest.mjs'

export default defineVitest({
  name: 'shared-dom',
  dom: true,
  include: ['src/{contract,i18n,observability,state,ui}/**/*.test.{ts,tsx}'],
})
