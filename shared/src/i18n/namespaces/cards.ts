import type en from '#texts/en/cards.json'
import { sharedTexts } from '#i18n/shared-texts.ts'

export const cards = sharedTexts(
  import.meta.glob<{ readonly default: typeof en }>('../../texts/*/cards.json', { query: '?page' }),
)
