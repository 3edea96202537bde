import { useHostServices } from '@adamarket/shared/contract/host-services.ts'
import { listingLink } from '@adamarket/shared/contract/listing-link.ts'
import { hrefs } from '@adamarket/shared/contract/paths.ts'
import { Link, useNavigate } from '@adamarket/shared/contract/router.ts'
import { useTranslations } from '@adamarket/shared/contract/texts.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { withChanges } from '@adamarket/shared/domain/listing/listing.ts'
import { buttonClass } from '@adamarket/shared/ui/button.tsx'
import { Chip } from '@adamarket/shared/ui/chip.tsx'
import { ConfirmDialog } from '@adamarket/shared/ui/confirm-dialog.tsx'
import { PageHead } from '@adamarket/shared/site-ui/page-head.tsx'
import { useRef, useState, useEffect } from 'react'

import { findPair } from '#features/categories/category-pair.ts'
import { ListingForm } from '#features/listing-form/listing-form.tsx'
import { usePhotoTray } from '#features/listing-form/use-photo-tray.ts'
import styles from '#components/page.module.css'
import type { CategoryPair } from '#features/categories/category-pair.ts'
import { changedValues, changesOf } from '#features/values/changes-of.ts'
import { valuesOf } from '#features/values/listing-values.ts'
import type { PhotoTray } from '#features/photos/photo.ts'

import { useUnsaved } from './use-unsaved.ts'

/** For a listing whose own category is not in the tree. */
const otherwise: CategoryPair = { category: 'Services', subcategory: 'Other Services' }

export function EditListing({ listing }: { readonly listing: Listing }) {
  const t = useTranslations('post')
  const { ownListings, notify } = useHostServices()
  const navigate = useNavigate()
  const [before] = useState(() => ({
    values: valuesOf(listing),
    pair: findPair(listing.category, listing.subCategory) ?? otherwise,
  }))
  const [values, setValues] = useState(before.values)
  const [pair, setPair] = useState(before.pair)
  const tray = usePhotoTray({
    key: `edit:${listing.id}`,
    userId: listing.userId,
    existing: listing.imageUrl,
  })
  const havePhotosChanged = usePhotosChanged(tray)
  const isSaved = useRef(false)
  const leaving = useUnsaved(
    pair !== before.pair || changedValues(before.values, values).size > 0 || havePhotosChanged,
    isSaved,
  )

  return (
    <div className={styles['page']}>
      <PageHead title={t('edit.title')} isUnlisted />
      <h1>{t('edit.title')}</h1>
      {listing.status === 'sold' && (
        <p>
          <Chip tone="neutral">{t('edit.sold')}</Chip>
        </p>
      )}
      {tray && (
        <ListingForm
          pair={pair}
          onMove={setPair}
          values={values}
          onChange={(changed) => setValues((current) => ({ ...current, ...changed }))}
          tray={tray}
          storedPhone={before.values.phoneNumber}
          send={async (fields, imageUrl) => {
            const changes = changesOf(listing, { values, fields, pair, imageUrl })
            const isChanged = Object.keys(changes).length > 0
            if (isChanged) {
              const written = await ownListings.update(listing.id, changes)
              if (!written.ok) return written
            }
            isSaved.current = true
            await tray.commit()
            notify.success(t('edit.saved'))
            const { to, state } = listingLink(withChanges(listing, changes))
            void navigate(to, { replace: true, state })
            return { ok: true, value: undefined }
          }}
          submitLabel={t('edit.submit')}
          sendingLabel={t('edit.sending')}
          actions={
            <Link
              to={hrefs.listing(listing.id)}
              className={buttonClass({ variant: 'ghost', size: 'lg' })}
            >
              {t('edit.cancel')}
            </Link>
          }
        />
      )}
      <ConfirmDialog
        open={leaving.isBlocked}
        title={t('edit.leaveTitle')}
        text={t('edit.leaveText')}
        closeLabel={t('form.close')}
        keepLabel={t('edit.stay')}
        confirmLabel={t('edit.leave')}
        onClose={leaving.stay}
        onConfirm={() => {
          void tray?.discard()
          leaving.leave()
        }}
      />
    </div>
  )
}

/** Whether the tray's photos or their order have changed. */
function usePhotosChanged(tray: PhotoTray | undefined): boolean {
  const [isChanged, setIsChanged] = useState(false)
  useEffect(() => {
    if (!tray) return
    const before = idsIn(tray)
    return tray.store.subscribe(() => setIsChanged(idsIn(tray) !== before))
  }, [tray])
  return isChanged
}

function idsIn(tray: PhotoTray): string {
  return tray.store
    .getState()
    .photos.map(({ id }) => id)
    .join(' ')
}
