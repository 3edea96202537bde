import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { Report } from '@adamarket/shared/domain/report.ts'
import type { Favourite } from '@adamarket/shared/domain/user/favourite.ts'

/**
 * Offers to compare two favourites as soon as there are two (specification, section 2.17).
 *
 * @returns A function to call with all favourites when the visitor has added one. It offers that once in a visit.
 */
export function createComparisonOffer(language: () => Language, report: Report) {
  let isOffered = false
  return async (favourites: readonly Favourite[]): Promise<void> => {
    if (isOffered || favourites.length !== 2) return
    isOffered = true
    try {
      const { showComparisonMessage } = await import('./comparison-message.tsx')
      const ids = favourites.map(({ listingId }) => listingId)
      showComparisonMessage(ids, language(), report)
    } catch (cause) {
      report({ what: 'The comparison of favourites could not be offered', cause })
    }
  }
}
