import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { listingLink } from '@adamarket/shared/contract/listing-link.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { Chip } from '@adamarket/shared/ui/chip.tsx'
import { CloseIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { Picture } from '@adamarket/shared/ui/picture.tsx'
import { useEffect, useRef } from 'react'

import { compareTexts } from './compare-texts.ts'
import type { ComparedRow } from './compared-rows.ts'
import styles from './compare.module.css'

/** Arrow keys scroll the table. */
const scrolled = { role: 'region', tabIndex: 0 } as const

type Props = { readonly listings: readonly Listing[]; readonly rows: readonly ComparedRow[] }

/** Listings side by side: where the window is too narrow they scroll, and the names of the rows stay. */
export function ComparedTable({ listings, rows }: Props) {
  const t = compareTexts(useLocale())
  const scroller = useRef<HTMLDivElement>(null)
  const count = useRef(listings.length)
  // The link that removed a listing is gone with it.
  useEffect(() => {
    if (listings.length < count.current) scroller.current?.focus({ preventScroll: true })
    count.current = listings.length
  }, [listings.length])
  return (
    <div ref={scroller} className={styles['scroller']} {...scrolled} aria-label={t('title')}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('rows.listing')}</th>
            {listings.map((listing) => (
              <th key={listing.id} scope="col">
                <Head listing={listing} listings={listings} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values, differs }) => (
            <tr key={name} className={differs ? styles['differs'] : undefined}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={listings[index]?.id}>
                  {value ?? <span className={styles['none']}>{t('none')}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Head({ listing, listings }: Pick<Props, 'listings'> & { readonly listing: Listing }) {
  const t = compareTexts(useLocale())
  const texts = useTranslations('account')
  const { id, title, imageUrl, status } = listing
  const others = listings.filter((other) => other.id !== id).map((other) => other.id)
  return (
    <div className={styles['head']}>
      <Picture src={imageUrl[0]} sizes="14rem" alt="" fallback={texts('card.noPicture')} />
      {others.length > 1 && (
        <Link
          to={hrefs.compare(others)}
          replace
          preventScrollReset
          className={styles['remove']}
          aria-label={t('remove', { title })}
          title={t('remove', { title })}
        >
          <CloseIcon />
        </Link>
      )}
      <Link {...listingLink(listing)} className={styles['title']} dir="auto">
        {title}
      </Link>
      {status === 'sold' && <Chip tone="danger">{texts('card.sold')}</Chip>}
    </div>
  )
}
