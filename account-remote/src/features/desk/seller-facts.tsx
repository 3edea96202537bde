import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { ModerationCase } from '@adamarket/shared/domain/moderation/moderation.ts'
import type { CaseDetails } from '@adamarket/shared/domain/ports.ts'
import { isolate } from '@adamarket/shared/i18n/isolate.ts'

import { formatTime } from '#components/format-time.ts'

import { ItemLinks, SellerName, useListingsOf } from './about-seller.tsx'
import { deskTexts, entryText } from './desk-texts.ts'
import { useUserNames } from './use-user-names.ts'
import styles from './desk.module.css'

type Props = { readonly of: ModerationCase; readonly details: CaseDetails }

/** What is known about the seller: what they may do, their other listings and cases, and their history. */
export function SellerFacts({ of: { id, sellerId }, details }: Props) {
  const { standing, otherCases, history, listing } = details
  const language = useLocale()
  const t = deskTexts(language)
  const others = useListingsOf(sellerId, id)
  const nameOf = useUserNames(history.map(({ by }) => by))
  return (
    <section aria-labelledby="seller" className={styles['part']}>
      <h3 id="seller">{t('seller')}</h3>
      <SellerName
        sellerId={sellerId}
        name={listing?.sellerName || t('profile')}
        standing={standing}
        isPhoneVerified={listing?.phoneVerified}
      />
      <div className={styles['columns']}>
        <div className={styles['group']}>
          <h4>{t('otherListings')}</h4>
          <ItemLinks items={others} addressOf={hrefs.listing} />
          <h4>{t('otherCases')}</h4>
          <ItemLinks items={otherCases} addressOf={hrefs.desk} />
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
