import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { DownloadIcon, PlusIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { storeForDevice } from '@adamarket/shared/domain/store-for-device.ts'
import type { OutsideLinks } from '@adamarket/shared/contract/environment.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'

import { PostOnTheWeb } from './post-on-the-web.tsx'
import { showMessage } from './toasts.tsx'

type Props = {
  readonly links: OutsideLinks
  readonly block?: boolean | undefined
}

/**
 * Download App and Post Ad. Both lead to the store of the visitor's device, or say that there is none,
 * and how to post without the app (specification, section 1).
 */
export function AppButtons({ links, block }: Props) {
  const t = useTranslations('shell')
  const { report } = useHostServices()
  const openStore = () => {
    const store = storeForDevice(navigator.userAgent, navigator.maxTouchPoints)
    if (store) window.location.assign(links[store])
    else showMessage(report, 'info', t('app.onlyOnMobile'), <PostOnTheWeb />)
  }
  return (
    <>
      <Button variant="inverse" block={block} icon={<DownloadIcon />} onClick={openStore}>
        {t('app.download')}
      </Button>
      <Button variant="primary" block={block} icon={<PlusIcon />} onClick={openStore}>
        {t('app.post')}
      </Button>
    </>
  )
}
