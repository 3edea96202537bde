import { defineVitest } from '@adamarket/shared/build/define-vitest.ts'

export default defineVitest({ name: 'account', dom: true })
