import type { Listing } from '@adamarket/shared/domain/listing.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { PhoneIcon, WhatsappIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import { useTranslation } from 'react-i18next'

import { ListingSummary } from '#parts/listing-summary.tsx'
import { useContactLinks } from '#parts/use-contact-links.ts'

type Props = {
  readonly listing: Listing
  /** The text of the search. */
  readonly query: string
  /** Visible when the page opens. */
  readonly priority: boolean
}

/** A result with contact buttons (specification, section 2.3). */
export function ResultRow({ listing, query, priority }: Props) {
  const { t } = useTranslation('browse')
  const links = useContactLinks(listing)
  const { title } = listing
  return (
    <ListingSummary
      listing={listing}
      layout="row"
      priority={priority}
      query={query}
      isResult
      actions={
        links && (
          <>
            <a
              href={links.call}
              aria-label={t('contact.callAbout', { title })}
              className={buttonClass({ size: 'sm' })}
            >
              <PhoneIcon />
              {t('contact.call')}
            </a>
            <a
              href={links.whatsapp}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('contact.whatsappAbout', { title })}
              className={buttonClass({ size: 'sm' })}
            >
              <WhatsappIcon />
              {t('contact.whatsapp')}
            </a>
          </>
        )
      }
    />
  )
}
