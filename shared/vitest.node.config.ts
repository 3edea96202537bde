import { defineVitest } from '#build/define-vitest.mjs'

export default defineVitest({
  name: 'shared',
  dom: false,
  include: ['{src/{domain,firebase,memory},build}/**/*.test.ts'],
})
