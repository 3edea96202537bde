import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { telLink, whatsappLink } from '@adamarket/shared/domain/contact-links.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import { useTranslation } from 'react-i18next'

import { absoluteUrl } from '@adamarket/shared/ui/page-head.tsx'

export type ContactLinks = { readonly call: string; readonly whatsapp: string }

/**
 * The links to a listing's phone number, with an initial message to the seller; undefined when the stored
 * number is invalid.
 */
export function useContactLinks(listing: Listing): ContactLinks | undefined {
  const { t } = useTranslation('browse')
  const greeting = t('contact.greeting', {
    title: listing.title,
    link: absoluteUrl(hrefs.listing(listing.id)),
  })
  const call = telLink(listing.phoneNumber)
  const whatsapp = whatsappLink(listing.phoneNumber, greeting)
  return call && whatsapp ? { call, whatsapp } : undefined
}
