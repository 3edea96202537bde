import '@adamarket/shared/ui/tokens.css'
import '@adamarket/shared/ui/global.css'

import { start } from '#app/start.tsx'
import { requireTrustedTypes } from '#host/trusted-types.ts'

requireTrustedTypes()
await start()
