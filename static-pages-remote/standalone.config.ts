import { defineStandalone } from '@adamarket/shared/build/define-standalone.ts'
import { mergeRsbuildConfig } from '@rsbuild/core'

import { pluginMarkdown } from './build/plugin-markdown.ts'

export default mergeRsbuildConfig(defineStandalone('static-pages'), {
  plugins: [pluginMarkdown()],
})
