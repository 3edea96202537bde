import { resultOf } from '@adamarket/shared/domain/result-of.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'

/**
 * The language in which a listing is written, soon after it is shown: a first view does not need it. Undefined until then,
 * and when it is not clear.
 */
export function useWrittenIn({ title, description }: Listing): Language | undefined {
  const text = `${title}\n${description}`
  // Only a mark is missing without its code.
  return usePort(
    () =>
      resultOf(
        import(
          /* webpackChunkName: "language-of-text" */ '@adamarket/shared/i18n/language-of-text.ts'
        ).then(({ languageOfText }) => languageOfText(text)),
      ),
    [text],
  ).value
}
