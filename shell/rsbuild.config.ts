import { defineShell } from '@adamarket/shared/build/define-shell.ts'

export default defineShell()
