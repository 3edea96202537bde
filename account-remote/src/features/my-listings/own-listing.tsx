import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { parseCategory, parseSubcategory } from '@adamarket/shared/domain/category-tree.ts'
import { isUnanswered } from '@adamarket/shared/domain/listing/availability.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { isWithheld } from '@adamarket/shared/domain/listing/listing.ts'
import { usePort } from '@adamarket/shared/state/use-port.ts'
import { Button, buttonClass, IconButton } from '@adamarket/shared/ui/button.tsx'
import { ConfirmDialog } from '@adamarket/shared/ui/confirm-dialog.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import {
  CheckIcon,
  CopyIcon,
  EditIcon,
  RetryIcon,
  TrashIcon,
} from '@adamarket/shared/ui/icons/actions.tsx'
import {
  deletionTexts,
  ownListingTexts,
  statsLine,
  withheldReason,
} from '@adamarket/shared/i18n/own-listing-texts.ts'
import { useState } from 'react'

import { ListingSummary } from '#components/listing-summary.tsx'
import type { Failed } from '#components/use-problem.ts'

import { AvailabilityQuestion } from './availability-question.tsx'
import styles from './my-listings-page.module.css'
import type { OwnListingActions } from './use-my-listings.ts'

type Props = {
  readonly listing: Listing
  readonly actions: OwnListingActions
  /** It is marked as sold. */
  readonly onSold: (listing: Listing | undefined) => void
  /** It leaves the list, together with the focused element. */
  readonly onRemoved: () => void
  /** A change failed and was undone. */
  readonly onFailed: (failed: Failed) => void
}

/** One of the user's own listings, with its actions. */
export function OwnListing({ listing, actions, onSold, onRemoved, onFailed }: Props) {
  const t = useTranslations('account')
  const language = useLocale()
  const { listingStats, notify } = useHostServices()
  const isBusy = actions.isBusy(listing.id)
  const [isAsking, setIsAsking] = useState(false)
  const { title, status } = listing
  const isSold = status === 'sold'
  const tOwn = ownListingTexts(language)
  const hasQuestion = (status === 'active' || listing.isHeldByAge) && isUnanswered(listing)
  const reason = withheldReason(listing, language)
  const category = parseCategory(listing.category)
  const subcategory = category && parseSubcategory(category, listing.subCategory)
  const pair = category && subcategory && { category, subcategory }
  const { value: stats } = usePort(() => listingStats.byId(listing.id), [listingStats, listing.id])

  const change = async (what: 'sold' | 'active' | 'deleted') => {
    const outcome = what === 'deleted' ? actions.remove(listing) : actions.setStatus(listing, what)
    onSold(undefined)
    onRemoved()
    const result = await outcome
    if (result.ok && what === 'sold') return onSold(listing)
    if (result.ok) return notify.success(tOwn(`done.${what}`, { title }))
    const text = tOwn(`notDone.${what}`, { title })
    onFailed({ text, what: 'A listing of the user could not be changed', error: result.error })
  }

  const about = (action: string) => t('myListings.about', { action, title })
  const toggleText = isSold ? tOwn('toActive') : tOwn('toSold')
  return (
    <div className={styles['listing']}>
      <ListingSummary
        listing={listing}
        layout="row"
        level={2}
        facts={
          // The line has its place before the numbers are known, so that nothing below it moves.
          <span className={styles['stats']}>{stats ? statsLine(stats, language) : '\u00a0'}</span>
        }
        actions={
          <>
            <Link
              to={hrefs.editListing(listing.id)}
              className={buttonClass({ size: 'sm', className: styles['action'] })}
              aria-label={about(tOwn('edit'))}
            >
              <EditIcon />
              {tOwn('edit')}
            </Link>
            <Button
              size="sm"
              className={styles['action']}
              icon={isSold ? <RetryIcon /> : <CheckIcon />}
              disabled={isWithheld(listing)}
              aria-disabled={isBusy}
              aria-label={about(toggleText)}
              onClick={() => void change(isSold ? 'active' : 'sold')}
            >
              {toggleText}
            </Button>
            {pair && (
              <Link
                to={hrefs.form(pair.category, pair.subcategory, listing.id)}
                className={buttonClass({ size: 'sm', className: styles['similar'] })}
                aria-label={about(t('myListings.similar'))}
                title={t('myListings.similar')}
              >
                <CopyIcon />
              </Link>
            )}
            <IconButton
              size="sm"
              className={styles['delete']}
              icon={<TrashIcon />}
              label={about(tOwn('delete'))}
              aria-disabled={isBusy}
              onClick={() => setIsAsking(true)}
            />
          </>
        }
      />
      {reason !== undefined && !hasQuestion && <Notice tone="warning">{reason}</Notice>}
      {hasQuestion && (
        <AvailabilityQuestion
          listing={listing}
          actions={actions}
          onRenewed={onRemoved}
          onFailed={onFailed}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        {...deletionTexts(title, language)}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          void change('deleted')
        }}
      />
    </div>
  )
}
