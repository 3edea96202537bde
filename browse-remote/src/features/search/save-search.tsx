import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { BellIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import type { ComponentType } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import styles from '#features/search/save-search.module.css'
import type { ResultList } from '#features/search/result-list.ts'
import type { SaveSearchProps } from '#features/search/save-search-dialog.tsx'

type Props = Pick<SaveSearchProps, 'query'> & { readonly results: ResultList }

/**
 * Saves the search, for emails about new listings (specification, section 2.15). Few visitors do, so its code
 * is loaded on demand.
 */
export function SaveSearch({ query, results }: Props) {
  const { t } = useTranslation('browse')
  const { notify, report } = useHostServices()
  const { isBusy, attempt } = useAttempt()
  const [loaded, setLoaded] = useState<
    Pick<Props, 'query'> & { readonly Dialog: ComponentType<SaveSearchProps> }
  >()
  const open = () =>
    attempt(async () => {
      try {
        const { SaveSearchDialog: Dialog } = await import(
          /* webpackChunkName: "save-search" */ '#features/search/save-search-dialog.tsx'
        )
        // The corrected text that was searched for instead.
        const { correctedText: text = query.text } = results.getState()
        setLoaded({ Dialog, query: { ...query, text } })
      } catch (cause) {
        notify.error(t('search.saveFailed'))
        report({ what: 'The dialog to save a search could not be loaded', cause })
      }
    })
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className={styles['button']}
        icon={<BellIcon />}
        aria-haspopup="dialog"
        loading={isBusy}
        onClick={() => void open()}
      >
        <span className={styles['label']}>{t('search.save')}</span>
      </Button>
      {loaded && <loaded.Dialog query={loaded.query} onClose={() => setLoaded(undefined)} />}
    </>
  )
}
