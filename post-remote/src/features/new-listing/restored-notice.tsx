import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useState } from 'react'

import { DiscardDialog } from '#features/drafts/discard-dialog.tsx'

/** Says that the form shows a restored draft, which can be discarded. */
export function RestoredNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useTranslations('post')
  const [isAsking, setIsAsking] = useState(false)
  const [isContinued, setIsContinued] = useState(false)
  if (isContinued) return null
  return (
    <>
      <Notice
        title={t('draft.title')}
        actions={
          <>
            <Button size="sm" onClick={() => setIsContinued(true)}>
              {t('draft.continue')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setIsAsking(true)}>
              {t('draft.discard')}
            </Button>
          </>
        }
      >
        {t('draft.here')}
      </Notice>
      <DiscardDialog open={isAsking} onClose={() => setIsAsking(false)} onDiscard={onDiscard} />
    </>
  )
}
