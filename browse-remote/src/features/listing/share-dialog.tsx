import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { useLocale } from '@adamarket/shared/contract/texts.ts'
import { priceUnitOf } from '@adamarket/shared/domain/attributes/price-unit.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { contactTexts } from '@adamarket/shared/i18n/contact-texts.ts'
import { formatPrice } from '@adamarket/shared/i18n/format-price.ts'
import { encodeUrlText } from '@adamarket/shared/domain/text/encode-url-text.ts'
import type { ShareLink } from '@adamarket/shared/site-ui/share-button.tsx'
import { Button, buttonClass } from '@adamarket/shared/ui/button.tsx'
import { Dialog } from '@adamarket/shared/ui/dialog.tsx'
import { CopyIcon, ImageIcon, ShareIcon } from '@adamarket/shared/ui/icons/actions.tsx'
import { WhatsappIcon } from '@adamarket/shared/ui/icons/contact.tsx'
import { Notice } from '@adamarket/shared/ui/notice.tsx'
import { useAttempt } from '@adamarket/shared/ui/use-attempt.ts'
import { useState } from 'react'

import styles from './share-dialog.module.css'
import { shareTexts } from './share-texts.ts'
import { StoryPicture } from './story-picture.tsx'

export type ShareDialogProps = {
  readonly listing: Listing
  readonly link: ShareLink
  readonly onClose: () => void
}

/** The ways to share a listing, WhatsApp first. */
export function ShareDialog({ listing, link, onClose }: ShareDialogProps) {
  const language = useLocale()
  const t = shareTexts(language)
  const contactText = contactTexts(language)
  const { report } = useHostServices()
  const { isBusy, attempt } = useAttempt()
  const [picture, setPicture] = useState<Blob | 'failed'>()
  const { title, price: amount, currency } = listing
  const price = formatPrice({ amount, currency }, priceUnitOf(listing), language)
  const message = t('message', { title, price, url: link.url })
  const makePicture = async () => {
    try {
      const { drawStory } = await import('./draw-story.ts')
      setPicture(await drawStory(listing, price, language, new URL(link.url).host))
    } catch (cause) {
      setPicture('failed')
      report({ what: 'A picture for stories could not be made', cause })
    }
  }
  return (
    <Dialog open size="sm" title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <div className={styles['ways']}>
        <a
          href={`https://wa.me/?text=${encodeUrlText(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
        >
          <WhatsappIcon />
          {contactText('whatsapp')}
        </a>
        {picture instanceof Blob ? (
          <StoryPicture picture={picture} title={title} price={price} />
        ) : (
          <Button
            block
            icon={<ImageIcon />}
            loading={isBusy}
            onClick={() => void attempt(makePicture)}
          >
            {t('picture')}
          </Button>
        )}
        {picture === 'failed' && <Notice tone="danger">{t('pictureFailed')}</Notice>}
        <Button block icon={<CopyIcon />} onClick={() => void link.copy()}>
          {t('copy')}
        </Button>
        {'share' in navigator && (
          <Button block icon={<ShareIcon />} onClick={() => void link.share()}>
            {t('others')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
