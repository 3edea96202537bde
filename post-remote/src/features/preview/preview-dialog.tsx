import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import { Dialog } from '@adamarket/shared/ui/dialog.tsx'

import type { Previewed } from './previewed.ts'
import { PreviewCard } from './preview-card.tsx'
import { PreviewPage } from './preview-page.tsx'
import styles from './preview.module.css'

type Props = Previewed & { readonly open: boolean; readonly onClose: () => void }

/** Previews the listing in a list and on its page. */
export function PreviewDialog({ open, onClose, ...previewed }: Props) {
  const t = useTranslations('post')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('preview.title')}
      closeLabel={t('form.close')}
      size="lg"
      isText
    >
      <div className={styles['preview']}>
        <PreviewPage {...previewed} />
        <div className={styles['inLists']}>
          <p className={styles['label']}>{t('preview.inLists')}</p>
          <PreviewCard {...previewed} />
        </div>
      </div>
    </Dialog>
  )
}
