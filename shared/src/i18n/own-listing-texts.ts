import type { i18n } from 'i18next'

import type { Listing } from '#domain/listing/listing.ts'
import type { ListingStats } from '#domain/ports.ts'

import { createNamespace } from './create-namespace.ts'

const english = {
  edit: 'Edit',
  toSold: 'Mark as sold',
  toActive: 'Mark as available',
  delete: 'Delete',
  deletion: {
    title: 'Delete this listing?',
    text: '“{{title}}” and its photos will be deleted for good.',
    keep: 'Keep listing',
    confirm: 'Delete',
    close: 'Close',
  },
  done: {
    sold: '“{{title}}” is marked as sold.',
    active: '“{{title}}” is for sale again.',
    deleted: '“{{title}}” has been deleted.',
  },
  notDone: {
    sold: 'Couldn’t mark “{{title}}” as sold.',
    active: 'Couldn’t mark “{{title}}” as available.',
    deleted: 'Couldn’t delete “{{title}}”.',
  },
  held: 'One of your photos is too large to show. Replace it and your ad goes live.',
  views_one: '{{count, number}} view',
  views_other: '{{count, number}} views',
  favourites_one: '{{count, number}} favourite',
  favourites_other: '{{count, number}} favourites',
}

export type OwnListingTexts = typeof english

const turkish: OwnListingTexts = {
  edit: 'Düzenle',
  toSold: 'Satıldı olarak işaretle',
  toActive: 'Tekrar yayına al',
  delete: 'Sil',
  deletion: {
    title: 'Bu ilan silinsin mi?',
    text: '“{{title}}” ve fotoğrafları kalıcı olarak silinecek.',
    keep: 'Vazgeç',
    confirm: 'Sil',
    close: 'Kapat',
  },
  done: {
    sold: '“{{title}}” satıldı olarak işaretlendi.',
    active: '“{{title}}” tekrar yayında.',
    deleted: '“{{title}}” silindi.',
  },
  notDone: {
    sold: '“{{title}}” satıldı olarak işaretlenemedi.',
    active: '“{{title}}” tekrar yayına alınamadı.',
    deleted: '“{{title}}” silinemedi.',
  },
  held: 'Fotoğraflarınızdan biri gösterilemeyecek kadar büyük. Değiştirdiğinizde ilanınız yayınlanır.',
  views_one: '{{count, number}} görüntülenme',
  views_other: '{{count, number}} görüntülenme',
  favourites_one: '{{count, number}} favori',
  favourites_other: '{{count, number}} favori',
}

/** The texts of sellers' actions on their own listings, on My listings and on the listing's page. */
export const ownListingTexts = createNamespace('own-listing', { en: english, tr: turkish })

/** Why a listing is not shown to others; undefined if there is nothing to say. */
export function withheldReason(
  { statusReason, heldBy }: Pick<Listing, 'statusReason' | 'heldBy'>,
  i18n: i18n,
): string | undefined {
  return statusReason ?? (heldBy && ownListingTexts(i18n)('held'))
}

/** The texts of the dialog that asks before a listing is deleted. */
export function deletionTexts(title: string, i18n: i18n) {
  const t = ownListingTexts(i18n)
  return {
    title: t('deletion.title'),
    text: t('deletion.text', { title }),
    keepLabel: t('deletion.keep'),
    confirmLabel: t('deletion.confirm'),
    closeLabel: t('deletion.close'),
  }
}

/** How often a listing was viewed, and how many keep it as a favourite. */
export function statsLine({ views, favourites }: ListingStats, i18n: i18n): string {
  const t = ownListingTexts(i18n)
  return `${t('views', { count: views })} · ${t('favourites', { count: favourites })}`
}
