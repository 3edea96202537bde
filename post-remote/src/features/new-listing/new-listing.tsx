import { hrefs, paths } from '@adamarket/shared/contract/paths.ts'
import { useNavigate } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { useEffect } from 'react'

import { storeChoices } from '#features/drafts/last-choices.ts'
import { ListingForm } from '#features/listing-form/listing-form.tsx'
import { usePhotoTray } from '#features/listing-form/use-photo-tray.ts'
import styles from '#components/page.module.css'
import type { CategoryPair } from '#features/categories/category-pair.ts'

import { RestoredNotice } from './restored-notice.tsx'
import { useDraft } from './use-draft.ts'
import { useSendNew } from './use-send-new.ts'

type Props = {
  readonly userId: string
  readonly pair: CategoryPair
  /** A listing to start from, unless there is a draft. */
  readonly like: Listing | undefined
}

/** A new listing, from its draft to the success page. */
export function NewListing({ userId, pair, like }: Props) {
  const t = useTranslations('post')
  const navigate = useNavigate()
  const { store, ...draft } = useDraft(userId, pair, like)
  const tray = usePhotoTray({ key: draft.id, userId })
  const send = useSendNew({ id: draft.id, userId, pair })

  useEffect(
    () => tray?.store.subscribe(({ photos }) => photos.length > 0 && store()),
    [tray, store],
  )

  return (
    <div className={styles['page']}>
      <PageHead title={t('form.title')} isUnlisted />
      <h1>{t('form.title')}</h1>
      {draft.isRestored && (
        <RestoredNotice
          onDiscard={() => {
            void tray?.discard()
            draft.startOver()
          }}
        />
      )}
      {tray && (
        <ListingForm
          pair={pair}
          onMove={({ category, subcategory }) =>
            void navigate(hrefs.form(category, subcategory), { replace: true })
          }
          values={draft.values}
          onChange={draft.change}
          tray={tray}
          send={async (fields, imageUrl) => {
            const sent = await send(fields, imageUrl)
            if (!sent.ok) return sent
            storeChoices(userId, { ...draft.values, phoneNumber: fields.phoneNumber })
            await tray.commit()
            draft.forget()
            void navigate(`${paths.success}?id=${draft.id}`, { replace: true })
            return sent
          }}
          submitLabel={t('form.submit')}
          sendingLabel={t('form.sending')}
        />
      )}
    </div>
  )
}
