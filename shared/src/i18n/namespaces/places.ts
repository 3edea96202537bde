import type en from '#texts/en/places.json'
import { sharedTexts } from '#i18n/shared-texts.ts'

export const places = sharedTexts(
  import.meta.glob<{ readonly default: typeof en }>('../../texts/*/places.json', {
    query: '?page',
  }),
)
