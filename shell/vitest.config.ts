import { defineVitest } from '@adamarket/shared/build/define-vitest.mjs'

export default defineVitest({ name: 'shell', dom: true })
