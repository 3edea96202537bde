import { basename, dirname } from 'node:path'
import { parseLanguage } from '@adamarket/shared/domain/languages.ts'
import type { RsbuildPlugin } from '@rsbuild/core'

import { compilePage } from './compile-page.ts'

/** Compiles imported Markdown files of `content/<language>/` to pages. */
export function pluginMarkdown(): RsbuildPlugin {
  return {
    name: 'adamarket:markdown',
    setup(api) {
      api.transform({ test: /\.md$/ }, ({ code, resourcePath }) => {
        const folder = basename(dirname(resourcePath))
        const language = parseLanguage(folder)
        if (!language) throw new Error(`${folder} is not a language of the site`)
        return `export const page = ${JSON.stringify(compilePage(code, language))}`
      })
    },
  }
}
