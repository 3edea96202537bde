import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { Link, useNavigate } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { isWithheld } from '@adamarket/shared/domain/listing/listing.ts'
import { failureAdvice } from '@adamarket/shared/i18n/failure-texts.ts'
import {
  deletionTexts,
  ownListingTexts,
  statsLine,
  withheldReason,
} from '@adamarket/shared/i18n/own-listing-texts.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { Button, buttonClass } from '@adamarket/shared/ui/button.tsx'
import { ConfirmDialog } from '@adamarket/shared/ui/confirm-dialog.tsx'
import { CheckIcon, EditIcon, RetryIcon, TrashIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import { useState } from 'react'

import styles from './contact-panel.module.css'

type Props = {
  readonly listing: Listing
  readonly onStatus: (status: 'sold' | 'active') => void
}

/** Replaces the contact actions of the user's own listing, and says how often it was viewed and saved. */
export function OwnerPanel({ listing, onStatus }: Props) {
  const t = useTranslations('browse')
  const language = useLocale()
  const { listingStats, ownListings, notify, report } = useHostServices()
  const navigate = useNavigate()
  const { isBusy, attempt } = useAttempt()
  const [isAsking, setIsAsking] = useState(false)
  const { id, title } = listing
  const { value: stats } = usePort(() => listingStats.byId(id), [listingStats, id])
  const tOwn = ownListingTexts(language)
  const isSold = listing.status === 'sold'
  const reason = withheldReason(listing, language)

  const change = (what: 'sold' | 'active' | 'deleted') =>
    attempt(async () => {
      const changed = await (what === 'deleted'
        ? ownListings.remove(id)
        : ownListings.setStatus(id, what))
      if (!changed.ok) {
        report({ what: 'A listing of the user could not be changed', cause: changed.error })
        const advice = failureAdvice(changed.error, language)
        return notify.error(`${tOwn(`notDone.${what}`, { title })} ${advice}`)
      }
      notify.success(tOwn(`done.${what}`, { title }))
      if (what === 'deleted') return void navigate(paths.myListings, { replace: true })
      onStatus(what)
    })

  return (
    <>
      {/* Not in the panel, which covers the foot of a phone's window. */}
      {stats && <p className={styles['stats']}>{statsLine(stats, language)}</p>}
      {reason !== undefined && <p className={styles['stats']}>{reason}</p>}
      <section aria-label={t('owner.label')} className={styles['panel']}>
        <div className={styles['actions']}>
          <Link to={hrefs.editListing(id)} className={buttonClass({ variant: 'primary' })}>
            <EditIcon />
            {tOwn('edit')}
          </Link>
          <Button
            icon={isSold ? <RetryIcon /> : <CheckIcon />}
            disabled={isWithheld(listing)}
            aria-disabled={isBusy}
            onClick={() => void change(isSold ? 'active' : 'sold')}
          >
            {isSold ? tOwn('toActive') : tOwn('toSold')}
          </Button>
          <Button icon={<TrashIcon />} aria-disabled={isBusy} onClick={() => setIsAsking(true)}>
            {tOwn('delete')}
          </Button>
        </div>
        <ConfirmDialog
          open={isAsking}
          {...deletionTexts(title, language)}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            void change('deleted')
          }}
        />
      </section>
    </>
  )
}
