import { useShare } from '@adamarket/shared/contract/use-share.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { ShareIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { useTranslation } from 'react-i18next'

type Props = {
  readonly title: string
  /** From the root of the site. */
  readonly path: string
}

/** Shares the page of a listing. */
export function ShareButton({ title, path }: Props) {
  const { t } = useTranslation('post')
  const share = useShare({
    copied: t('success.copied'),
    failed: (url) => t('success.notShared', { url }),
  })
  return (
    <Button size="lg" icon={<ShareIcon />} onClick={() => void share({ title, path })}>
      {t('success.share')}
    </Button>
  )
}
