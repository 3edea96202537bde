import { defineVitest } from '@adamarket/shared/build/define-vitest.mjs'

export default defineVitest({ name: 'browse', dom: true })
