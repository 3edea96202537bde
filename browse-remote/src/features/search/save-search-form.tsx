import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { oneLine } from '@adamarket/shared/domain/text/one-line.ts'
import type { AlertChoice, SaveOutcome } from '@adamarket/shared/domain/search/saved-search.ts'
import {
  addressToSave,
  alertChoices,
  savedSearchLimits,
} from '@adamarket/shared/domain/search/saved-search.ts'
import { activeAttributes, activeFields } from '@adamarket/shared/domain/search/search-filters.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { alertChoiceTexts } from '@adamarket/shared/i18n/alert-choice-texts.ts'
import { nearText } from '@adamarket/shared/i18n/landmark-texts.ts'
import { failureAdvice } from '@adamarket/shared/i18n/failure-texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { RadioGroup } from '@adamarket/shared/ui/choice-group.tsx'
import { Field } from '@adamarket/shared/ui/field.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { TextInput } from '@adamarket/shared/ui/text-input.tsx'
import { useForm } from '@adamarket/shared/ui/use-form.ts'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'

import styles from '#components/dialog-form.module.css'
import { useQueryName } from '#components/use-query-name.ts'

import { saveSearchTexts } from './save-search-texts.ts'
import { useAttributeFilterName } from './use-attribute-filter-name.ts'
import { useFilterName } from './use-filter-name.ts'

type Props = {
  readonly query: SearchQuery
  readonly userId: string
  readonly onClose: () => void
  /** `emails` says which ones will come. */
  readonly onDone: (outcome: SaveOutcome, emails: string) => void
}

/** The name of a search to save, and when to send emails. If saving fails, the form stays filled in. */
export function SaveSearchForm({ query, userId, onClose, onDone }: Props) {
  const language = useLocale()
  const t = saveSearchTexts(language)
  const tChoice = alertChoiceTexts(language)
  const { savedSearches, session, report } = useHostServices()
  const account = useStore(session, (state) => state.account)
  const suggestion = useSuggestedName(query)
  const [typed, setTyped] = useState(suggestion)
  const name = oneLine(typed)
  const [notify, setNotify] = useState<AlertChoice>('immediately')
  const [error, setError] = useState<AppError>()
  const waiting =
    account && !account.isEmailVerified && notify !== 'never'
      ? t('unconfirmed', { email: account.email })
      : undefined
  const nameInput = useRef<HTMLInputElement>(null)
  // The names of attributes may come after the dialog has opened.
  useEffect(() => nameInput.current?.focus(), [])

  const { formRef, errors, isBusy, onSubmit } = useForm({
    check: () => ({ name: name === '' ? t('nameMissing') : undefined }),
    send: async () => {
      setError(undefined)
      const outcome = await savedSearches.save(userId, {
        name,
        search: addressToSave(query),
        notify,
        language: language,
      })
      if (outcome.ok) return onDone(outcome.value, waiting ?? t(`emails.${notify}`))
      setError(outcome.error)
      report({ what: 'A search could not be saved', cause: outcome.error })
    },
  })
  return (
    <form ref={formRef} className={styles['form']} noValidate onSubmit={onSubmit}>
      <Field label={t('name')} error={errors.name}>
        <TextInput
          ref={nameInput}
          maxLength={savedSearchLimits.nameLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <RadioGroup
        legend={t('notify')}
        name="notify"
        choices={alertChoices.map((value) => ({ value, label: tChoice(`choice.${value}`) }))}
        value={notify}
        onChange={setNotify}
      />
      {waiting !== undefined && <Notice>{waiting}</Notice>}
      {error && (
        <Notice tone="danger" title={t('failed')}>
          {failureAdvice(error, language)}
        </Notice>
      )}
      <div className={styles['buttons']}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

/** The search, as the page names it. */
function useSuggestedName(query: SearchQuery): string {
  const t = useTranslations('browse')
  const language = useLocale()
  const queryName = useQueryName()
  const filterName = useFilterName(query)
  const attributeName = useAttributeFilterName(query)
  const parts = [
    query.text === '' ? '' : queryName(query.text),
    ...activeFields(query).map((filter) =>
      filter === 'near' ? nearText(query.near ?? '', language) : filterName(filter),
    ),
    ...activeAttributes(query).map((key) => attributeName?.(key)),
  ]
  const name = parts.filter(Boolean).join(', ') || t('search.headingAll')
  return name.slice(0, savedSearchLimits.nameLength)
}
