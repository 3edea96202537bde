import { fileURLToPath } from 'node:url'
import type { RsbuildPlugin, Rspack } from '@rsbuild/core'

import type { Language } from '#domain/languages.ts'
import { languages } from '#domain/languages.ts'

import { compileMessages, englishOf, messageFile } from './compile-messages.mjs'

const formatMessage = fileURLToPath(new URL('../src/i18n/format-message.ts', import.meta.url))

/**
 * Compiles the messages that an app imports, and gives use-intl what formats them. Those that pages load in one language,
 * its own and the shared ones that it shows, are imported with `?page` and become one chunk, `texts-en`.
 */
export function pluginTexts(): RsbuildPlugin {
  return {
    name: 'adamarket:texts',
    setup(api) {
      api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
        mergeRsbuildConfig(config, {
          resolve: { alias: { 'use-intl/format-message$': formatMessage } },
        }),
      )
      api.modifyRspackConfig(({ optimization: { splitChunks } = {} }) => {
        if (!splitChunks) return
        splitChunks.cacheGroups = {
          ...splitChunks.cacheGroups,
          ...Object.fromEntries(
            languages.map((language) => [`texts-${language}`, chunkOf(language)]),
          ),
        }
      })
      api.transform({ test: messageFile }, ({ code, resourcePath, addDependency }) => {
        addDependency(englishOf(resourcePath))
        return compileMessages(code, resourcePath)
      })
    },
  }
}

function chunkOf(language: Language) {
  const texts = new RegExp(String.raw`[\\/]texts[\\/]${language}[\\/][\w-]+\.json\?page$`)
  return {
    name: `texts-${language}`,
    test: (module: Rspack.Module) => texts.test(module.identifier()),
    enforce: true,
  }
}
