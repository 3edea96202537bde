import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'

import styles from './listing-view.module.css'
import { useWrittenIn } from './use-written-in.ts'

/** What the seller wrote, as it was written; in another language than the page's, that is said. */
export function ListingDescription({ listing }: { readonly listing: Listing }) {
  const t = useTranslations('browse')
  const language = useLocale()
  const writtenIn = useWrittenIn(listing)
  const nameOf = (of: string) => new Intl.DisplayNames(language, { type: 'language' }).of(of) ?? of
  return (
    <section>
      {/* Beside the heading, so that nothing moves when it appears. */}
      <div className={styles['headingRow']}>
        <h2 className={styles['heading']}>{t('listing.description')}</h2>
        {writtenIn && writtenIn !== language && (
          <p className={styles['writtenIn']}>
            {t('listing.writtenIn', { language: nameOf(writtenIn) })}
          </p>
        )}
      </div>
      <p className={styles['description']} dir="auto" lang={writtenIn}>
        {listing.description}
      </p>
    </section>
  )
}
