import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { contactTexts } from '@adamarket/shared/i18n/contact-texts.ts'
import { CallButton, WhatsappButton } from '@adamarket/shared/site-ui/contact-buttons.tsx'
import { useContact } from '@adamarket/shared/site-ui/use-contact.ts'

import { ListingSummary } from '#components/listing-summary.tsx'

type Props = {
  readonly listing: Listing
  /** The text of the search. */
  readonly query: string
  /** Visible when the page opens. */
  readonly priority: boolean
}

/** A result with contact buttons (specification, section 2.3). */
export function ResultRow({ listing, query, priority }: Props) {
  const t = contactTexts(useLocale())
  const contact = useContact(listing)
  const { title } = listing
  const props = { contact, size: 'sm' } as const
  return (
    <ListingSummary
      listing={listing}
      layout="row"
      priority={priority}
      query={query}
      isResult
      actions={
        <>
          {contact.actions.includes('call') && (
            <CallButton {...props} aria-label={t('callAbout', { title })} />
          )}
          {contact.actions.includes('whatsapp') && (
            <WhatsappButton {...props} aria-label={t('whatsappAbout', { title })} />
          )}
        </>
      }
    />
  )
}
