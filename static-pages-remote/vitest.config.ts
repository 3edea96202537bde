import { basename, dirname } from 'node:path'

import { defineAppVitest } from '@adamarket/shared/build/define-vitest.mjs'

/** Compiles Markdown in tests: a configuration cannot import TypeScript. */
export const markdown = {
  name: 'markdown',
  transform(code: string, file: string) {
    if (!file.endsWith('.md')) return undefined
    const args = [code, basename(dirname(file))].map((value) => JSON.stringify(value))
    return [
      "import { compilePage } from '#build/compile-page.ts'",
      `export const page = compilePage(${args.join(', ')})`,
    ].join('\n')
  },
}

export default defineAppVitest('static-pages', {
  include: ['{src,build,content}/**/*.test.{ts,tsx}'],
  plugins: [markdown],
})
