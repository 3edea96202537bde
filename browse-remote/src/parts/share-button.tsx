import { useAbsoluteUrl } from '@adamarket/shared/contract/use-absolute-url.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { ShareIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { useTranslation } from 'react-i18next'

import { useCopy } from '#parts/use-copy.ts'

type Props = {
  readonly title: string
  /** From the root of the site. */
  readonly path: string
}

/** Opens the device's share dialog for a page, or else copies its link. */
export function ShareButton({ title, path }: Props) {
  const { t } = useTranslation('browse')
  const copy = useCopy()
  const url = useAbsoluteUrl()(path)
  const share = async () => {
    if (!('share' in navigator)) return await copy(url, t('share.copied'))
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // The visitor closed the dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return
      await copy(url, t('share.copied'))
    }
  }
  return (
    <Button icon={<ShareIcon />} onClick={() => void share()}>
      {t('share.share')}
    </Button>
  )
}
