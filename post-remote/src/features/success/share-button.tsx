import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useAbsoluteUrl } from '@adamarket/shared/contract/use-absolute-url.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { ShareIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { useTranslation } from 'react-i18next'

type Props = {
  readonly title: string
  /** The path of the page to share. */
  readonly path: string
}

/** Shares a page with the device's own dialog; where there is none, the link is copied. */
export function ShareButton({ title, path }: Props) {
  const { t } = useTranslation('post')
  const { notify } = useHostServices()
  const url = useAbsoluteUrl()(path)
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      return notify.success(t('success.copied'))
    } catch (error) {
      // The visitor closed the dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return
      notify.error(t('success.notShared', { url }))
    }
  }
  return (
    <Button size="lg" icon={<ShareIcon />} onClick={() => void share()}>
      {t('success.share')}
    </Button>
  )
}
