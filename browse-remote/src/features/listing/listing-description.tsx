import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { lazy, Suspense } from 'react'

import styles from './listing-view.module.css'
import type { TranslatableTexts } from './use-translatable-texts.ts'
import type { WrittenIn as Line } from './written-in.tsx'

/** Only a mark, and the offer to translate, are missing without its code. */
const WrittenIn = lazy<typeof Line>(() =>
  import(/* webpackChunkName: "language-of-text" */ './written-in.tsx').then(
    (module) => ({ default: module.WrittenIn }),
    () => ({ default: () => null }),
  ),
)

type Props = { readonly listing: Listing; readonly texts: TranslatableTexts }

/** What the seller wrote, as it was written until the visitor has it translated. */
export function ListingDescription({ listing, texts }: Props) {
  const t = useTranslations('browse')
  const { lang, dir, description } = texts.shown
  return (
    <section>
      <div className={styles['headingRow']}>
        <h2 className={styles['heading']}>{t('listing.description')}</h2>
        <Suspense>
          <WrittenIn key={texts.key} original={listing} texts={texts} />
        </Suspense>
      </div>
      <p className={styles['description']} dir={dir} lang={lang}>
        {description}
      </p>
    </section>
  )
}
