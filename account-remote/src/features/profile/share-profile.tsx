import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import type { Profile } from '@adamarket/shared/domain/profile.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { ShareIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { absoluteUrl } from '@adamarket/shared/ui/page-head.tsx'
import { useTranslation } from 'react-i18next'

/** Hands the link to the device's own way to share or, where it has none, to the clipboard. */
export function ShareProfile({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('account')
  const { notify } = useHostServices()
  const share = async () => {
    const url = absoluteUrl(hrefs.profile(profile.id))
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: profile.name, url })
      else {
        await navigator.clipboard.writeText(url)
        notify.success(t('profile.copied'))
      }
    } catch (cause) {
      // The visitor changed their mind.
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
