import type { AlertChoiceTexts } from './alert-choice-texts.ts'
import type { BlockingTexts } from './blocking-texts.ts'
import type { FailureTexts } from './failure-texts.ts'
import type { FavouriteTexts } from './favourite-texts.ts'
import type { OwnListingTexts } from './own-listing-texts.ts'
import type { SellerTexts } from './seller-texts.ts'

/** The texts of what remotes share, for `src/texts/i18next.d.ts` of each part. */
export type SharedNamespaces = {
  'alert-choice': AlertChoiceTexts
  blocking: BlockingTexts
  failure: FailureTexts
  favourite: FavouriteTexts
  'own-listing': OwnListingTexts
  seller: SellerTexts
}
