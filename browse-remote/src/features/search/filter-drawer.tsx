import type { SearchQuery } from '@adamarket/shared/domain/search-query.ts'
import { Button, IconButton } from '@adamarket/shared/ui/button.tsx'
import { FilterIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { CloseIcon } from '@adamarket/shared/ui/icons/navigation.tsx'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import styles from '#features/search/filter-drawer.module.css'
import { FilterForm } from '#features/search/filter-form.tsx'

type Props = {
  readonly query: SearchQuery
  readonly onApply: (query: SearchQuery) => void
}

/** The filters on a phone, where there is no room for them beside the results. */
export function FilterDrawer({ query, onApply }: Props) {
  const { t } = useTranslation('browse')
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const close = () => dialog.current?.close()
  return (
    <div className={styles['drawer']}>
      <Button
        icon={<FilterIcon />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        {t('search.filters')}
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        className={styles['sheet']}
        onClose={() => setOpen(false)}
      >
        {isOpen && (
          <>
            <div className={styles['top']}>
              <h2 id={titleId} className={styles['title']}>
                {t('search.filters')}
              </h2>
              <IconButton icon={<CloseIcon />} label={t('search.close')} onClick={close} />
            </div>
            <FilterForm
              query={query}
              onApply={(changed) => {
                close()
                onApply(changed)
              }}
            />
          </>
        )}
      </dialog>
    </div>
  )
}
