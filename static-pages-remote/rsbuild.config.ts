import { defineRemote } from '@adamarket/shared/build/define-remote.ts'
import { mergeRsbuildConfig } from '@rsbuild/core'

import { pluginMarkdown } from './build/plugin-markdown.ts'

export default mergeRsbuildConfig(
  defineRemote({
    name: 'static-pages',
    pages: {
      '/AboutUs': 'reading',
      '/ContactUs': 'contact',
      '/TermsAndCondition': 'reading',
      '/privacy-policy': 'reading',
    },
  }),
  { plugins: [pluginMarkdown()] },
)
