import { useBackOnline } from '@adamarket/shared/contract/use-connectivity.ts'
import type { AttributeTexts } from '@adamarket/shared/i18n/attributes/attribute-texts.ts'
import { loadAttributeTexts } from '@adamarket/shared/i18n/attributes/attribute-texts.ts'
import { useCallback, useState } from 'react'

/**
 * The names of attributes, for React's `use`: the same promise in each render, and another one when they could not be
 * loaded and the connection returns.
 */
export function useAttributeTexts(language: string): Promise<AttributeTexts | undefined> {
  const [asked, setAsked] = useState(() => ask(language))
  if (asked.language !== language) setAsked(ask(language))
  useBackOnline(useCallback(() => setAsked(ask(language)), [language]))
  return asked.loading
}

function ask(language: string) {
  return { language, loading: loadAttributeTexts(language) }
}
