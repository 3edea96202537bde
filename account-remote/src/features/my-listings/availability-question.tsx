import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import { availabilityTerm } from '@adamarket/shared/domain/listing/availability.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { isWithheld } from '@adamarket/shared/domain/listing/listing.ts'
import { localeOf, timeZone } from '@adamarket/shared/domain/locale.ts'
import { failureAdvice } from '@adamarket/shared/i18n/failure-texts.ts'
import { withheldReason } from '@adamarket/shared/i18n/own-listing-texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import type { StoreApi } from 'zustand'

import type { MyListings } from './my-listings.ts'

type Props = {
  /** One whose seller has not answered. */
  readonly listing: Listing
  readonly store: StoreApi<MyListings>
  /** The focused button goes. */
  readonly onRenewed: () => void
  /** Called with the reason when it failed and was undone. */
  readonly onFailed: (text: string) => void
}

/** Asks whether a listing is still available, before and after it is hidden. The other answers are among its actions. */
export function AvailabilityQuestion({ listing, store, onRenewed, onFailed }: Props) {
  const t = useTranslations('account')
  const language = useLocale()
  const { notify, report } = useHostServices()
  const { title, askedAt = '' } = listing
  const hiddenOn = new Date(Date.parse(askedAt) + availabilityTerm)
  const date = hiddenOn.toLocaleDateString(localeOf(language), { dateStyle: 'long', timeZone })
  const renew = async () => {
    const outcome = store.getState().renew(listing)
    onRenewed()
    const result = await outcome
    if (result.ok) return notify.success(t('myListings.question.done', { title }))
    const advice = failureAdvice(result.error, language)
    onFailed(`${t('myListings.question.notDone', { title })} ${advice}`)
    report({ what: 'A listing of the user could not be renewed', cause: result.error })
  }
  const answer = t('myListings.question.answer')
  return (
    <Notice
      tone="warning"
      title={t('myListings.question.title')}
      actions={
        <Button
          size="sm"
          aria-label={t('myListings.about', { action: answer, title })}
          onClick={() => void renew()}
        >
          {answer}
        </Button>
      }
    >
      {isWithheld(listing)
        ? withheldReason(listing, language)
        : t('myListings.question.text', { date })}
    </Notice>
  )
}
