import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { ModerationCase } from '@adamarket/shared/domain/moderation/moderation.ts'
import type { CaseDetails } from '@adamarket/shared/domain/ports.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { Chip } from '@adamarket/shared/ui/chip.tsx'
import { isolate } from '@adamarket/shared/i18n/isolate.ts'

import { formatTime } from '#components/format-time.ts'

import { deskTexts, entryText } from './desk-texts.ts'
import { useUserNames } from './use-user-names.ts'
import styles from './desk.module.css'

/** The most other listings that are shown. */
const maxListings = 12

type Props = { readonly of: ModerationCase; readonly details: CaseDetails }

/** What is known about the seller: what they may do, their other listings and cases, and their history. */
export function SellerFacts({ of: { id, sellerId }, details }: Props) {
  const { standing, otherCases, history, listing } = details
  const language = useLocale()
  const t = deskTexts(language)
  const { listings } = useHostServices()
  const { value: page } = usePort(
    () => (sellerId === '' ? undefined : listings.bySeller(sellerId, { limit: maxListings })),
    [listings, sellerId],
  )
  const others = page?.listings.filter((other) => other.id !== id) ?? []
  const nameOf = useUserNames(history.map(({ by }) => by))
  const { isTrusted, isBanned, blockedUntil } = standing
  return (
    <section aria-labelledby="seller" className={styles['part']}>
      <h3 id="seller">{t('seller')}</h3>
      <p className={styles['marks']}>
        <Link to={hrefs.profile(sellerId)} dir="auto">
          {listing?.sellerName || t('profile')}
        </Link>
        {isTrusted && <Chip tone="success">{t('trusted')}</Chip>}
        {isBanned && <Chip tone="danger">{t('banned')}</Chip>}
        {!isBanned && blockedUntil !== undefined && (
          <Chip tone="accent">
            {t('blockedUntil', { date: formatTime(blockedUntil, language) })}
          </Chip>
        )}
      </p>
      <div className={styles['columns']}>
        <div className={styles['group']}>
          <h4>{t('otherListings')}</h4>
          {others.length === 0 && <p className={styles['muted']}>{t('none')}</p>}
          <ul role="list">
            {others.map((other) => (
              <li key={other.id}>
                <Link to={hrefs.listing(other.id)} dir="auto">
                  {other.title}
                </Link>{' '}
                ({t(`status.${other.status}`)})
              </li>
            ))}
          </ul>
          <h4>{t('otherCases')}</h4>
          {otherCases.length === 0 && <p className={styles['muted']}>{t('none')}</p>}
          <ul role="list">
            {otherCases.map((other) => (
              <li key={other.id}>
                <Link to={hrefs.desk(other.id)} dir="auto">
                  {other.title}
                </Link>{' '}
                ({t(`status.${other.status}`)})
              </li>
            ))}
          </ul>
        </div>
        <div className={styles['group']}>
          <h4>{t('history')}</h4>
          {history.length === 0 && <p className={styles['muted']}>{t('noHistory')}</p>}
          <ol role="list" className={styles['part']}>
            {history.map((entry) => (
              <li key={entry.id}>
                <strong>{t(entryText(entry))}</strong>
                <span>
                  {`${entry.reason ? ` (${t(`reasons.${entry.reason}`)})` : ''}: ${isolate(entry.title)}`}
                </span>
                {entry.note !== '' && <span className={styles['text']}>{entry.note}</span>}
                <span className={styles['muted']}>
                  {formatTime(entry.at, language)} · {t('by')} {nameOf(entry.by)}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
