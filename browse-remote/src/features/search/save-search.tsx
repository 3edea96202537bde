import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { paths } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'
import { Button, buttonClass } from '@adamarket/shared/ui/button.tsx'
import { BellFilledIcon, BellIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import type { ComponentType } from 'react'
import { useState } from 'react'
import { useStore } from 'zustand'

import styles from './save-search.module.css'
import type { ResultList } from './result-list.ts'
import type { SaveSearchProps } from './save-search-dialog.tsx'
import { useIsSaved, useReadIsSaved } from './use-is-saved.ts'

type Props = Pick<SaveSearchProps, 'query'> & { readonly results: ResultList }

/**
 * Saves the search, for emails about new listings (specification, section 2.15); leads to the saved ones once it is
 * saved.
 */
export function SaveSearch({ query, results }: Props) {
  const t = useTranslations('browse')
  const searched = useSearched(query, results)
  useReadIsSaved(searched)
  const isSaved = useIsSaved(searched)
  const { isBusy, open, dialog } = useSaveSearch(searched)
  return (
    <>
      {isSaved ? (
        <Link to={paths.savedSearches} className={buttonClass(look)}>
          <BellFilledIcon />
          {t('search.saved')}
        </Link>
      ) : (
        <Button
          {...look}
          icon={<BellIcon />}
          aria-haspopup="dialog"
          loading={isBusy}
          onClick={open}
        >
          {t('search.save')}
        </Button>
      )}
      {dialog}
    </>
  )
}

const look = { variant: 'ghost', size: 'sm', className: styles['button'] } as const

/** Offers the same in words where nothing was found. */
export function TellMe({ query, results }: Props) {
  const t = useTranslations('browse')
  const searched = useSearched(query, results)
  const isSaved = useIsSaved(searched)
  const { isBusy, open, dialog } = useSaveSearch(searched)
  return (
    <>
      {!isSaved && (
        <Button icon={<BellIcon />} aria-haspopup="dialog" loading={isBusy} onClick={open}>
          {t('search.tellMe')}
        </Button>
      )}
      {dialog}
    </>
  )
}

/** The search with the corrected text, where that was searched for instead. What lacks words is not what was wanted. */
function useSearched(query: SearchQuery, results: ResultList): SearchQuery {
  const instead = useStore(results, ({ lastPage }) => lastPage?.instead)
  return instead?.dropped.length === 0 ? { ...query, text: instead.text } : query
}

/** The dialog to save a search. Few visitors do, so its code is loaded on demand. */
function useSaveSearch(query: SearchQuery) {
  const t = useTranslations('browse')
  const { askToSignIn, notify, report, session } = useHostServices()
  const language = useLocale()
  const { isBusy, attempt } = useAttempt()
  const [loaded, setLoaded] = useState<
    Pick<Props, 'query'> & { readonly Dialog: ComponentType<SaveSearchProps> }
  >()
  const open = () =>
    void attempt(async () => {
      try {
        const { SaveSearchDialog: Dialog, signInReason } = await import(
          /* webpackChunkName: "save-search" */ './save-search-dialog.tsx'
        )
        if (!session.getState().user) {
          return askToSignIn(undefined, { reason: signInReason(language), onSignedIn: open })
        }
        setLoaded({ Dialog, query })
      } catch (cause) {
        notify.error(t('search.saveFailed'))
        report({ what: 'The dialog to save a search could not be loaded', cause })
      }
    })
  const dialog = loaded && (
    <loaded.Dialog query={loaded.query} onClose={() => setLoaded(undefined)} />
  )
  return { isBusy, open, dialog }
}
