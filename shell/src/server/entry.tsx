import * as hostServices from '@adamarket/shared/contract/host-services.ts'
import * as router from '@adamarket/shared/contract/router.ts'
import * as texts from '@adamarket/shared/contract/texts.ts'
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as jsxRuntime from 'react/jsx-runtime'
import * as zustand from 'zustand'
import * as zustandVanilla from 'zustand/vanilla'

export { answer } from './answer.tsx'

/** The one copy of each singleton, by the name under which a remote's server.js requires it. */
export const sharedModules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  zustand,
  'zustand/vanilla': zustandVanilla,
  '@adamarket/shared/contract/host-services.ts': hostServices,
  '@adamarket/shared/contract/router.ts': router,
  '@adamarket/shared/contract/texts.ts': texts,
}
