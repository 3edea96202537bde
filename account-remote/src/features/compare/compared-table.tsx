import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { listingLink } from '@adamarket/shared/contract/listing-link.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { contactTexts } from '@adamarket/shared/i18n/contact-texts.ts'
import { ContactButtons } from '@adamarket/shared/site-ui/contact-buttons.tsx'
import { Chip } from '@adamarket/shared/ui/chip.tsx'
import { CloseIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { joinClasses } from '@adamarket/shared/ui/join-classes.ts'
import { Picture } from '@adamarket/shared/ui/picture.tsx'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

import { compareTexts } from './compare-texts.ts'
import type { ComparedRow } from './compared-rows.ts'
import styles from './compare.module.css'

/** Arrow keys scroll the table. */
const scrolled = { role: 'region', tabIndex: 0 } as const

/** On a phone the table has another `display`. Some browsers then forget its roles. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

type Props = { readonly listings: readonly Listing[]; readonly rows: readonly ComparedRow[] }

/** Listings side by side. Those that do not fit are scrolled to, and the names of the rows stay. */
export function ComparedTable({ listings, rows }: Props) {
  const language = useLocale()
  const t = compareTexts(language)
  const contactText = contactTexts(language)
  const scroller = useRef<HTMLDivElement>(null)
  const count = useRef(listings.length)
  // The link that removed a listing is gone with it.
  useEffect(() => {
    if (listings.length < count.current) scroller.current?.focus({ preventScroll: true })
    count.current = listings.length
  }, [listings.length])
  return (
    <>
      {listings.length > 2 && <p className={styles['swipe']}>{t('swipe')}</p>}
      <div ref={scroller} className={styles['scroller']} {...scrolled} aria-label={t('title')}>
        <table
          {...roles.table}
          className={joinClasses(styles['table'], styles[`of${listings.length}`])}
        >
          <thead {...roles.rowgroup}>
            <tr {...roles.row}>
              <th {...roles.columnheader} scope="col" className={styles['corner']}>
                {t('rows.listing')}
              </th>
              {listings.map((listing) => (
                <th key={listing.id} {...roles.columnheader} scope="col">
                  <Head listing={listing} listings={listings} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.rowgroup}>
            {rows.map(({ name, values, differs }) => (
              <Row key={name} name={name} differs={differs}>
                {values.map((value, index) => (
                  <td key={listings[index]?.id} {...roles.cell}>
                    {value ?? <span className={styles['none']}>{t('none')}</span>}
                  </td>
                ))}
              </Row>
            ))}
            <Row name={contactText('label')}>
              {listings.map((listing) => (
                <td key={listing.id} {...roles.cell}>
                  <div className={styles['contact']}>
                    {listing.status !== 'sold' && <ContactButtons listing={listing} />}
                  </div>
                </td>
              ))}
            </Row>
          </tbody>
        </table>
      </div>
    </>
  )
}

type RowProps = {
  readonly name: string
  readonly differs?: boolean
  readonly children: ReactNode
}

function Row({ name, differs, children }: RowProps) {
  return (
    <tr {...roles.row} className={differs ? styles['differs'] : undefined}>
      <th {...roles.rowheader} scope="row">
        <span className={styles['name']}>{name}</span>
      </th>
      {children}
    </tr>
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
