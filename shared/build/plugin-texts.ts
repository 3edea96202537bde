import { fileURLToPath } from 'node:url'
import type { RsbuildPlugin } from '@rsbuild/core'

import { compileMessages, messageFile } from './compile-messages.mjs'

const formatMessage = fileURLToPath(new URL('../src/i18n/format-message.ts', import.meta.url))

/** Compiles the messages that an app imports, and gives use-intl what formats them. */
export function pluginTexts(): RsbuildPlugin {
  return {
    name: 'adamarket:texts',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          resolve: { alias: { 'use-intl/format-message$': formatMessage } },
        }),
      )
      api.transform({ test: messageFile }, ({ code }) => compileMessages(code))
    },
  }
}
