import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useIsOnline } from '@adamarket/shared/contract/use-connectivity.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err } from '@adamarket/shared/domain/result.ts'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'

import { usePhoneRules } from '#features/phone/use-phone-rules.ts'
import type { PhotoTray } from '#features/photos/photo.ts'
import type { CategoryPair } from '#features/categories/category-pair.ts'
import type { ListingValues } from '#features/values/listing-values.ts'
import type { FieldErrors, ListingFields } from '#features/values/read-values.ts'
import { checkedFields, readValues } from '#features/values/read-values.ts'

import { focusField } from './focus-field.ts'

/** Why the listing was not posted, apart from invalid fields. */
export type SubmitError = 'signed-out' | 'offline' | 'failed'

/** Writes the listing; resolves once it is written, or has failed. */
export type Send = (
  fields: ListingFields,
  imageUrl: readonly string[],
) => Promise<Result<undefined, AppError>>

type Options = {
  readonly values: ListingValues
  readonly pair: CategoryPair
  readonly tray: PhotoTray
  readonly storedPhone: string | undefined
  readonly send: Send
}

export type Submission = {
  readonly isSending: boolean
  /** What is wrong with the fields, from the first attempt on. */
  readonly fieldErrors: FieldErrors
  readonly submitError: SubmitError | undefined
  readonly isOnline: boolean
  readonly submit: () => Promise<void>
  /** Whether the seller is asked about a listing that no one can answer. */
  readonly isUnreachable: boolean
  readonly answerUnreachable: (isIntended: boolean) => void
}

/** The states of posting (specification, section 4): the form stays filled in all of them. */
export function useSubmission(options: Options): Submission {
  const { values, pair, tray, storedPhone, send } = options
  const { session, askToSignIn, connectivity, report } = useHostServices()
  const user = useStore(session, (state) => state.user)
  const hasEnded = useStore(session, ({ ended }) => ended === 'elsewhere')
  const photos = useStore(tray.store, (state) => state.photos)
  const isOnline = useIsOnline()
  const [isChecked, setIsChecked] = useState(false)
  const { isBusy: isSending, attempt } = useAttempt()
  const [havePhotosFailed, setHavePhotosFailed] = useState(false)
  const [submitError, setSubmitError] = useState<SubmitError>()
  const [isUnreachable, setIsUnreachable] = useState(false)
  const isUnreachableIntended = useRef(false)

  const phoneRules = usePhoneRules()
  const read = readValues(values, {
    ...pair,
    photoCount: photos.length,
    today: new Date(),
    storedPhone,
    phoneRules,
  })
  const fieldErrors: FieldErrors = {
    ...(havePhotosFailed && { photos: 'photosFailed' }),
    ...(!read.ok && isChecked && read.error),
  }

  const sendFields = async (fields: ListingFields): Promise<SubmitError | undefined> => {
    const finished = await tray.finished()
    if (!finished.ok) {
      setHavePhotosFailed(true)
      return 'failed'
    }
    const sent = await send(fields, finished.value).catch((cause: unknown) =>
      err(appError('unexpected', cause)),
    )
    if (sent.ok) return undefined
    report({ what: 'A listing could not be written', cause: sent.error.cause })
    return session.getState().user ? 'failed' : 'signed-out'
  }

  const submit = async () => {
    if (isSending) return
    setIsChecked(true)
    setHavePhotosFailed(false)
    setSubmitError(undefined)
    if (!session.getState().user) {
      setSubmitError('signed-out')
      return askToSignIn()
    }
    if (!read.ok) {
      const first = checkedFields.find((field) => read.error[field] !== undefined)
      if (first) focusField(first)
      return
    }
    if (!connectivity.isOnline()) return setSubmitError('offline')
    if (values.contactMethod.length === 0 && !isUnreachableIntended.current) {
      return setIsUnreachable(true)
    }
    await attempt(async () => setSubmitError(await sendFields(read.value)))
  }

  const answerUnreachable = (isIntended: boolean) => {
    setIsUnreachable(false)
    isUnreachableIntended.current = isIntended
    if (isIntended) void submit()
  }

  const isOver = (submitError === 'signed-out' && user) || (submitError === 'offline' && isOnline)
  return {
    isSending,
    fieldErrors,
    submitError: hasEnded ? 'signed-out' : isOver ? undefined : submitError,
    isOnline,
    submit,
    isUnreachable,
    answerUnreachable,
  }
}
