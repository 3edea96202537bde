import { defineAppVitest } from '@adamarket/shared/build/define-vitest.mjs'

export default defineAppVitest('browse')
