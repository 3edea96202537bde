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

import { deskTexts } from './desk-texts.ts'
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
            {history.map(({ id: entryId, action, reason, title, note, at, by }) => (
              <li key={entryId}>
                <strong>{t(`action.${action}`)}</strong>
                <span>{`${reason ? ` (${t(`reasons.${reason}`)})` : ''}: ${isolate(title)}`}</span>
                {note !== '' && <span className={styles['text']}>{note}</span>}
                <span className={styles['muted']}>
                  {formatTime(at, language)} · {t('by')} <Who uid={by} />
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

/** The name of a user; the id while it is unknown. */
function Who({ uid }: { readonly uid: string }) {
  const { profiles } = useHostServices()
  const { value: profile } = usePort(
    () => (uid === '' ? undefined : profiles.byId(uid)),
    [profiles, uid],
  )
  return profile?.name ?? uid
}
