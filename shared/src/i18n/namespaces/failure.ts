import type en from '#texts/en/failure.json'
import { sharedTexts } from '#i18n/shared-texts.ts'

export const failure = sharedTexts(
  import.meta.glob<{ readonly default: typeof en }>('../../texts/*/failure.json', {
    query: '?page',
  }),
)
