import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { useEffect, useState } from 'react'

/**
 * The language in which a listing is written, soon after it is shown: a first view does not need it. Undefined until then,
 * and when it is not clear.
 */
export function useWrittenIn({ title, description }: Listing): Language | undefined {
  const text = `${title}\n${description}`
  const [known, setKnown] = useState<{ readonly text: string; readonly language?: Language }>()
  useEffect(() => {
    let isWanted = true
    import(
      /* webpackChunkName: "language-of-text" */ '@adamarket/shared/i18n/language-of-text.ts'
    ).then(
      ({ languageOfText }) => {
        const language = languageOfText(text)
        if (isWanted) setKnown({ text, ...(language && { language }) })
      },
      // Only a mark is missing then.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [text])
  return known?.text === text ? known.language : undefined
}
