import type en from '#texts/en/favourite.json'
import { sharedTexts } from '#i18n/shared-texts.ts'

export const favourite = sharedTexts(
  import.meta.glob<{ readonly default: typeof en }>('../../texts/*/favourite.json', {
    query: '?page',
  }),
)
