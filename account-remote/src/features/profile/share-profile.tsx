import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { useShare } from '@adamarket/shared/contract/use-share.ts'
import type { Profile } from '@adamarket/shared/domain/profile.ts'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { ShareIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { useTranslation } from 'react-i18next'

/** Shares a profile. */
export function ShareProfile({ profile: { id, name } }: { readonly profile: Profile }) {
  const { t } = useTranslation('account')
  const share = useShare({
    copied: t('profile.copied'),
    failed: (url) => t('profile.notShared', { url }),
  })
  return (
    <Button
      icon={<ShareIcon />}
      onClick={() => void share({ title: name, path: hrefs.profile(id) })}
    >
      {t('profile.share')}
    </Button>
  )
}
