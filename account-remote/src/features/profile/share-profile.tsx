import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { useAbsoluteUrl } from '@adamarket/shared/contract/use-absolute-url.ts'
import type { Profile } from '@adamarket/shared/domain/profile.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { ShareIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { useTranslation } from 'react-i18next'

/** Shares the link with the device's own dialog or, where there is none, copies it. */
export function ShareProfile({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('account')
  const { notify } = useHostServices()
  const url = useAbsoluteUrl()(hrefs.profile(profile.id))
  const share = async () => {
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: profile.name, url })
      else {
        await navigator.clipboard.writeText(url)
        notify.success(t('profile.copied'))
      }
    } catch (cause) {
      // The visitor closed the dialog.
      if (cause instanceof DOMException && cause.name === 'AbortError') return
      notify.error(t('profile.notShared', { url }))
    }
  }
  return (
    <Button icon={<ShareIcon />} onClick={() => void share()}>
      {t('profile.share')}
    </Button>
  )
}
