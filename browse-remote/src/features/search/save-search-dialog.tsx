import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import type { SaveOutcome } from '@adamarket/shared/domain/saved-search.ts'
import { addressToSave, savedSearchLimits } from '@adamarket/shared/domain/saved-search.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search-query.ts'
import { Button, buttonClass } from '@adamarket/shared/ui/button.tsx'
import { Dialog } from '@adamarket/shared/ui/dialog.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'

import { SaveSearchForm } from '#features/search/save-search-form.tsx'
import { saveSearchTexts } from '#features/search/save-search-texts.ts'
import styles from '#parts/dialog-form.module.css'

export type SaveSearchProps = { readonly query: SearchQuery; readonly onClose: () => void }

/** Asks for a name and when to send emails, or to sign in first; then shows the outcome. */
export function SaveSearchDialog({ query, onClose }: SaveSearchProps) {
  const { i18n } = useTranslation()
  const texts = saveSearchTexts(i18n.language)
  const { session } = useHostServices()
  const userId = useStore(session, ({ user }) => user?.uid)
  const isTooLong = addressToSave(query).length > savedSearchLimits.searchLength
  const [outcome, setOutcome] = useState<SaveOutcome>()
  const result = isTooLong ? 'too-long' : outcome
  return (
    <Dialog open title={texts.title} closeLabel={texts.close} onClose={onClose}>
      {result !== undefined ? (
        <Outcome result={result} onClose={onClose} />
      ) : userId === undefined ? (
        <SignInFirst query={query} onClose={onClose} />
      ) : (
        <Suspense>
          <SaveSearchForm query={query} userId={userId} onClose={onClose} onDone={setOutcome} />
        </Suspense>
      )}
    </Dialog>
  )
}

function SignInFirst({ query, onClose }: SaveSearchProps) {
  const { i18n } = useTranslation()
  const texts = saveSearchTexts(i18n.language)
  const { askToSignIn } = useHostServices()
  return (
    <div className={styles['form']}>
      <p>{texts.signInFirst}</p>
      <div>
        <Button
          variant="primary"
          onClick={() => {
            onClose()
            askToSignIn(hrefs.search(query))
          }}
        >
          {texts.signIn}
        </Button>
      </div>
    </div>
  )
}

type OutcomeProps = {
  readonly result: SaveOutcome | 'too-long'
  readonly onClose: () => void
}

function Outcome({ result, onClose }: OutcomeProps) {
  const { i18n } = useTranslation()
  const texts = saveSearchTexts(i18n.language)
  const { title, text } = texts[result]
  const close = useRef<HTMLButtonElement>(null)
  // The button that saved it is gone.
  useEffect(() => close.current?.focus(), [])
  return (
    <div className={styles['form']}>
      <Notice tone={result === 'saved' ? 'success' : 'info'} title={title}>
        {text}
      </Notice>
      <div className={styles['buttons']}>
        {result !== 'too-long' && (
          <Link to={paths.savedSearches} className={buttonClass()}>
            {texts.searches}
          </Link>
        )}
        <Button ref={close} variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </div>
  )
}
