import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { browserStorage } from '@adamarket/shared/state/browser-storage.ts'
import { Button, buttonClass } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useState } from 'react'
import { useStore } from 'zustand'

import { useCategoryName } from '@adamarket/shared/site-ui/use-category-name.ts'
import { DiscardDialog } from '#features/drafts/discard-dialog.tsx'
import type { Draft } from '#features/drafts/drafts.ts'
import { createDrafts } from '#features/drafts/drafts.ts'

/** Offers the user's unfinished draft, if there is one. */
export function UnfinishedNotice() {
  const { session } = useHostServices()
  const userId = useStore(session, ({ user }) => user?.uid)
  return userId === undefined ? null : <Unfinished key={userId} userId={userId} />
}

function Unfinished({ userId }: { readonly userId: string }) {
  const t = useTranslations('post')
  const { pictures, connectivity, report } = useHostServices()
  const nameOf = useCategoryName()
  const [drafts] = useState(() => createDrafts(browserStorage('localStorage')))
  const [draft, setDraft] = useState<Draft | undefined>(() => drafts.read(userId))
  const [isAsking, setIsAsking] = useState(false)
  if (!draft) return null

  const discard = async () => {
    drafts.remove(userId)
    setDraft(undefined)
    const { createPhotoTray } = await import('#features/photos/photo-tray.ts')
    const tray = createPhotoTray({ key: draft.id, userId, pictures, connectivity, report })
    await tray.discard()
    tray.dispose()
  }

  const name = nameOf(draft.pair.subcategory)
  const title = draft.values.title.trim()
  return (
    <>
      <Notice
        title={t('draft.title')}
        actions={
          <>
            <Link
              to={hrefs.form(draft.pair.category, draft.pair.subcategory)}
              className={buttonClass({ size: 'sm' })}
            >
              {t('draft.continue')}
            </Link>
            <Button size="sm" variant="ghost" onClick={() => setIsAsking(true)}>
              {t('draft.discard')}
            </Button>
          </>
        }
      >
        {title === '' ? name : `${title} · ${name}`}
      </Notice>
      <DiscardDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onDiscard={() => void discard()}
      />
    </>
  )
}
