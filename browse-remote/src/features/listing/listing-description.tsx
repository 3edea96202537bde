import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'

import styles from './listing-view.module.css'
import { useWrittenIn } from './use-written-in.ts'

/** What the seller wrote, as it was written; in another language than the page's, that is said. */
export function ListingDescription({ listing }: { readonly listing: Listing }) {
  const t = useTranslations('browse')
  const language = useLocale()
  const writtenIn = useWrittenIn(listing)
  return (
    <section>
      {/* Beside the heading, so that nothing moves when it appears. */}
      <div className={styles['headingRow']}>
        <h2 className={styles['heading']}>{t('listing.description')}</h2>
        {writtenIn && writtenIn !== language && (
          <p className={styles['writtenIn']}>
            {t('listing.writtenIn', { language: nameOf(writtenIn, language) })}
          </p>
        )}
      </div>
      <p className={styles['description']} dir="auto" lang={writtenIn}>
        {listing.description}
      </p>
    </section>
  )
}

/** The name of a language, or its code in a browser without such names. */
function nameOf(code: string, language: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}
