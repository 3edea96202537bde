import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { useNavigate } from '@adamarket/shared/contract/router.ts'
import { SearchIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { joinClasses } from '@adamarket/shared/ui/join-classes.ts'
import { VisuallyHidden } from '@adamarket/shared/ui/visually-hidden.tsx'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { focusMain } from '#chrome/main-content.ts'
import { useQueryInUrl } from '#chrome/use-query-in-url.ts'

import styles from './search-form.module.css'

/**
 * Free-text search (specification, section 2, "Header"): leads to the results in the selected
 * location, and does nothing while there is only white space. On the result page it shows what was
 * searched for.
 */
export function SearchForm({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation('shell')
  const { selectedLocation } = useHostServices()
  const navigate = useNavigate()
  const inputId = useId()
  const inUrl = useQueryInUrl()
  const [lastInUrl, setLastInUrl] = useState(inUrl)
  const [typed, setTyped] = useState(inUrl ?? '')

  if (inUrl !== lastInUrl) {
    setLastInUrl(inUrl)
    if (inUrl !== undefined) setTyped(inUrl)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    if (text === '') return
    const location = selectedLocation.getState().selectedLocation
    void navigate(hrefs.search({ text, location }))
    // Puts the keyboard of a phone away, and screen readers at the results.
    focusMain()
  }

  return (
    <form
      role="search"
      action={paths.search}
      onSubmit={submit}
      className={joinClasses(styles['form'], className)}
    >
      <label htmlFor={inputId}>
        <VisuallyHidden>{t('search.label')}</VisuallyHidden>
      </label>
      <input
        id={inputId}
        type="search"
        name="query"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={t('search.placeholder')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        className={styles['input']}
      />
      <button type="submit" className={styles['submit']} title={t('search.submit')}>
        <SearchIcon />
        <VisuallyHidden>{t('search.submit')}</VisuallyHidden>
      </button>
    </form>
  )
}
