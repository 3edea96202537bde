import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { dialableNumber } from '@adamarket/shared/domain/listing/contact-links.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { phoneTexts } from '@adamarket/shared/i18n/phone-texts.ts'
import { PhoneCode } from '@adamarket/shared/site-ui/phone-code.tsx'
import { storedText } from '@adamarket/shared/state/stored-text.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Card } from '@adamarket/shared/ui/card.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'

import styles from './posted.module.css'

/** Offers to verify the phone number of a new listing, unless the seller has done so or did not want to. */
export function PhoneOffer({ listing }: { readonly listing: Listing }) {
  const { session } = useHostServices()
  const t = phoneTexts(useLocale())
  const account = useStore(session, (state) => state.account)
  const stored = storedText('localStorage', `phone-declined:${listing.userId}`)
  const [declined] = useState(() => stored.read()?.split(' ') ?? [])
  const [answer, setAnswer] = useState<'verified' | 'declined'>()
  const headingId = useId()
  const place = useRef<HTMLDivElement>(null)
  // The focused button is gone.
  useEffect(() => {
    if (answer !== undefined) place.current?.focus({ preventScroll: true })
  }, [answer])

  const number = dialableNumber(listing.phoneNumber)
  if (!account || number?.startsWith('+') !== true || declined.includes(number)) return null
  if (answer === undefined && account.phoneNumber === number) return null
  const decline = () => {
    stored.write([...declined, number].join(' '))
    setAnswer('declined')
  }
  return (
    <div ref={place} tabIndex={-1} className={styles['offer']}>
      {answer === undefined && (
        <Card padding="lg">
          <section aria-labelledby={headingId} className={styles['question']}>
            <h2 id={headingId}>{t('offer', { number })}</h2>
            <p className={styles['muted']}>{t('offerText')}</p>
            <PhoneCode
              number={number}
              onVerified={() => setAnswer('verified')}
              otherAction={
                <Button variant="ghost" onClick={decline}>
                  {t('notNow')}
                </Button>
              }
            />
          </section>
        </Card>
      )}
      {answer === 'verified' && (
        <Notice tone="success" title={t('verified', { number })}>
          {t('verifiedText')}
        </Notice>
      )}
      {answer === 'declined' && <p className={styles['muted']}>{t('later')}</p>}
    </div>
  )
}
