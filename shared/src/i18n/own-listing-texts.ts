import type { Listing } from '#domain/listing/listing.ts'
import type { ListingStats } from '#domain/ports.ts'

import { byLanguage } from './by-language.ts'

const english = {
  edit: 'Edit',
  toSold: 'Mark as sold',
  toActive: 'Mark as available',
  delete: 'Delete',
  /** The texts of the dialog that asks before a listing is deleted. */
  deletion: (title: string) => ({
    title: 'Delete this listing?',
    text: `“${title}” and its photos will be deleted for good.`,
    keepLabel: 'Keep listing',
    confirmLabel: 'Delete',
    closeLabel: 'Close',
  }),
  done: {
    sold: (title: string) => `“${title}” is marked as sold.`,
    active: (title: string) => `“${title}” is for sale again.`,
    deleted: (title: string) => `“${title}” has been deleted.`,
  },
  notDone: {
    sold: (title: string) => `Couldn’t mark “${title}” as sold.`,
    active: (title: string) => `Couldn’t mark “${title}” as available.`,
    deleted: (title: string) => `Couldn’t delete “${title}”.`,
  },
  /** Why it is not shown to others; undefined if there is nothing to say. */
  withheld: ({ statusReason, heldBy }: Pick<Listing, 'statusReason' | 'heldBy'>) =>
    statusReason ??
    (heldBy && 'One of your photos is too large to show. Replace it and your ad goes live.'),
  stats: ({ views, favourites }: ListingStats) =>
    `${counted(views, 'view')} · ${counted(favourites, 'favourite')}`,
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? what : `${what}s`}`
}

const turkish: typeof english = {
  edit: 'Düzenle',
  toSold: 'Satıldı olarak işaretle',
  toActive: 'Tekrar yayına al',
  delete: 'Sil',
  deletion: (title) => ({
    title: 'Bu ilan silinsin mi?',
    text: `“${title}” ve fotoğrafları kalıcı olarak silinecek.`,
    keepLabel: 'Vazgeç',
    confirmLabel: 'Sil',
    closeLabel: 'Kapat',
  }),
  done: {
    sold: (title) => `“${title}” satıldı olarak işaretlendi.`,
    active: (title) => `“${title}” tekrar yayında.`,
    deleted: (title) => `“${title}” silindi.`,
  },
  notDone: {
    sold: (title) => `“${title}” satıldı olarak işaretlenemedi.`,
    active: (title) => `“${title}” tekrar yayına alınamadı.`,
    deleted: (title) => `“${title}” silinemedi.`,
  },
  withheld: ({ statusReason, heldBy }) =>
    statusReason ??
    (heldBy &&
      'Fotoğraflarınızdan biri gösterilemeyecek kadar büyük. Değiştirdiğinizde ilanınız yayınlanır.'),
  stats: ({ views, favourites }) =>
    `${views.toLocaleString('tr')} görüntülenme · ${favourites.toLocaleString('tr')} favori`,
}

/** The texts of sellers' actions on their own listings, on My listings and on the listing's page. */
export const ownListingTexts = byLanguage({ en: english, tr: turkish })
