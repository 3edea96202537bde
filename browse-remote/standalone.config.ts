import { defineStandalone } from '@adamarket/shared/build/define-standalone.ts'

export default defineStandalone('browse')
