import type { Language } from '#domain/languages.ts'
import { isUnanswered } from '#domain/listing/availability.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { ListingStats } from '#domain/ports.ts'

import type en from '#texts/en/own-listing.json'

import { bundledTexts } from './bundled-texts.ts'

/** The texts of sellers' actions on their own listings, on My listings and on the listing's page. */
export const ownListingTexts = bundledTexts(
  import.meta.glob<typeof en>('../texts/*/own-listing.json', { eager: true, import: 'default' }),
)

/** Why a listing is not shown to others; undefined if there is nothing to say. */
export function withheldReason(
  {
    statusReason,
    heldBy,
    isHeldByAge,
    ...availability
  }: Pick<Listing, 'statusReason' | 'heldBy' | 'isHeldByAge' | 'askedAt' | 'renewedAt'>,
  language: Language,
): string | undefined {
  const t = ownListingTexts(language)
  if (statusReason !== undefined) return statusReason
  if (heldBy) return t('held.pictures')
  // A function shows it again once its seller has answered.
  return isHeldByAge && t(isUnanswered(availability) ? 'held.age' : 'shownSoon')
}

/** The texts of the dialog that asks before a listing is deleted. */
export function deletionTexts(title: string, language: Language) {
  const t = ownListingTexts(language)
  return {
    title: t('deletion.title'),
    text: t('deletion.text', { title }),
    keepLabel: t('deletion.keep'),
    confirmLabel: t('deletion.confirm'),
    closeLabel: t('deletion.close'),
  }
}

/** How often a listing was viewed, and how many users have it among their favourites. */
export function statsLine({ views, favourites }: ListingStats, language: Language): string {
  const t = ownListingTexts(language)
  return `${t('views', { count: views })} · ${t('favourites', { count: favourites })}`
}
