import { useShare } from '@adamarket/shared/contract/use-share.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { ShareIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { useTranslation } from 'react-i18next'

type Props = {
  readonly title: string
  /** From the root of the site. */
  readonly path: string
}

/** Shares a page. */
export function ShareButton({ title, path }: Props) {
  const { t } = useTranslation('browse')
  const share = useShare({
    copied: t('share.copied'),
    failed: (text) => t('copyFailed', { text }),
  })
  return (
    <Button icon={<ShareIcon />} onClick={() => void share({ title, path })}>
      {t('share.share')}
    </Button>
  )
}
