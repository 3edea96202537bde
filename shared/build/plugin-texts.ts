import type { RsbuildPlugin, Rspack } from '@rsbuild/core'

import type { Language } from '#domain/languages.ts'
import { languages } from '#domain/languages.ts'
import * as localeData from '#domain/locale-data.ts'

import { compileMessages, filesBehind, messageFile } from './compile-messages.mjs'
import { ownFile } from './folder-of.ts'

const formatMessage = ownFile('#i18n/format-message.ts')

/** Evaluated by the build: see there. */
const evaluated = /[\\/]domain[\\/]locale-data\.[jt]s$/

const textUpdates = ownFile('#build/text-updates.mjs')

/**
 * Compiles the messages that an app imports, and gives use-intl what formats them. Those that pages load in one language,
 * its own and the shared ones that it names, are imported with `?page=cards,places` and become one chunk, `texts-en`.
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
      const isDev = api.context.action === 'dev'
      if (isDev) {
        api.modifyBundlerChain((chain) => {
          chain.module.rule('texts').test(messageFile).type('javascript/auto')
        })
      }
      api.transform({ test: evaluated }, () =>
        Object.entries(localeData)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
          .join('\n'),
      )
      api.transform({ test: messageFile }, ({ code, resourcePath, resourceQuery, ...context }) => {
        filesBehind(resourcePath, resourceQuery).forEach(context.addDependency)
        const texts = compileMessages(code, resourcePath, resourceQuery)
        return isDev ? updating(texts) : texts
      })
    },
  }
}

/** A module of texts that a development server can change while a page shows them. */
function updating(texts: string): string {
  return `
import { showTexts } from ${JSON.stringify(textUpdates)}
const texts = ${texts}
const shown = import.meta.webpackHot?.data?.shown ?? texts
if (shown !== texts) showTexts(shown, texts)
if (import.meta.webpackHot) {
  import.meta.webpackHot.dispose((data) => { data.shown = shown })
  import.meta.webpackHot.accept()
}
export default shown
`
}

function chunkOf(language: Language) {
  const texts = new RegExp(String.raw`[\\/]texts[\\/]${language}[\\/][\w-]+\.json\?page(?:=|$)`)
  return {
    name: `texts-${language}`,
    test: (module: Rspack.Module) => texts.test(module.identifier()),
    enforce: true,
  }
}
