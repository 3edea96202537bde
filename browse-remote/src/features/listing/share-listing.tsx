import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { useLocale, useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { contactTexts } from '@adamarket/shared/i18n/contact-texts.ts'
import { useShareLink } from '@adamarket/shared/site-ui/share-button.tsx'
import { Button } from '@adamarket/shared/ui/button.tsx'
import { ShareIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import type { ComponentType } from 'react'
import { useState } from 'react'

import type { ShareDialogProps } from './share-dialog.tsx'

/** Opens the ways to share a listing. Their code is loaded on demand; without it, the link is shared. */
export function ShareListing({ listing }: { readonly listing: Listing }) {
  const t = useTranslations('browse')
  const contactText = contactTexts(useLocale())
  const { report } = useHostServices()
  const { isBusy, attempt } = useAttempt()
  const [loaded, setLoaded] = useState<{ readonly Dialog: ComponentType<ShareDialogProps> }>()
  const link = useShareLink({
    title: listing.title,
    path: hrefs.listing(listing.id),
    copied: t('share.copied'),
    failed: (text) => contactText('copyFailed', { text }),
  })
  const open = async () => {
    try {
      const { ShareDialog: Dialog } = await import(
        /* webpackChunkName: "share-listing" */ './share-dialog.tsx'
      )
      setLoaded({ Dialog })
    } catch (cause) {
      report({ what: 'The ways to share a listing could not be loaded', cause })
      await link.share()
    }
  }
  return (
    <>
      <Button
        icon={<ShareIcon />}
        aria-haspopup="dialog"
        loading={isBusy}
        onClick={() => void attempt(open)}
      >
        {t('share.share')}
      </Button>
      {loaded && (
        <loaded.Dialog listing={listing} link={link} onClose={() => setLoaded(undefined)} />
      )}
    </>
  )
}
