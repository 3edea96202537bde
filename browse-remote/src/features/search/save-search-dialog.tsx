import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import type { SaveOutcome } from '@adamarket/shared/domain/search/saved-search.ts'
import { addressToSave, savedSearchLimits } from '@adamarket/shared/domain/search/saved-search.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { Button, buttonClass } from '@adamarket/shared/ui/button.tsx'
import { Dialog } from '@adamarket/shared/ui/dialog.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'

import styles from '#components/dialog-form.module.css'

import { SaveSearchForm } from './save-search-form.tsx'
import { saveSearchTexts } from './save-search-texts.ts'
import { noteSaved } from './use-is-saved.ts'

export type SaveSearchProps = { readonly query: SearchQuery; readonly onClose: () => void }

export function signInReason(language: Language): string {
  return saveSearchTexts(language)('signInFirst')
}

/** Asks for a name and when to send emails; then shows the outcome. */
export function SaveSearchDialog({ query, onClose }: SaveSearchProps) {
  const t = saveSearchTexts(useLocale())
  const { session } = useHostServices()
  const userId = useStore(session, ({ user }) => user?.uid)
  const isTooLong = addressToSave(query).length > savedSearchLimits.searchLength
  const [done, setDone] = useState<{ outcome: SaveOutcome; emails: string }>()
  const result = isTooLong ? 'too-long' : done?.outcome
  return (
    <Dialog open title={t('title')} closeLabel={t('close')} onClose={onClose}>
      {result !== undefined ? (
        <Outcome result={result} emails={done?.emails} onClose={onClose} />
      ) : (
        userId !== undefined && (
          <Suspense>
            <SaveSearchForm
              query={query}
              userId={userId}
              onClose={onClose}
              onDone={(outcome, emails) => {
                setDone({ outcome, emails })
                if (outcome !== 'full') noteSaved(userId, addressToSave(query))
              }}
            />
          </Suspense>
        )
      )}
    </Dialog>
  )
}

type OutcomeProps = {
  readonly result: SaveOutcome | 'too-long'
  readonly emails: string | undefined
  readonly onClose: () => void
}

function Outcome({ result, emails, onClose }: OutcomeProps) {
  const t = saveSearchTexts(useLocale())
  const close = useRef<HTMLButtonElement>(null)
  // The button that saved it is gone.
  useEffect(() => close.current?.focus(), [])
  return (
    <div className={styles['form']}>
      <Notice tone={result === 'saved' ? 'success' : 'info'} title={t(`outcome.${result}.title`)}>
        {t(`outcome.${result}.text`, { max: savedSearchLimits.count })}
        {result === 'saved' && <p>{emails}</p>}
      </Notice>
      <div className={styles['buttons']}>
        {result !== 'too-long' && (
          <Link to={paths.savedSearches} className={buttonClass()}>
            {t('searches')}
          </Link>
        )}
        <Button ref={close} variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  )
}
