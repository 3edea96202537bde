import type en from '#texts/en/seller.json'
import { sharedTexts } from '#i18n/shared-texts.ts'

export const seller = sharedTexts(
  import.meta.glob<{ readonly default: typeof en }>('../../texts/*/seller.json', {
    query: '?page',
  }),
)
