import { createNamespace } from './create-namespace.ts'

const english = {
  keep: 'Add to favourites',
  kept: 'In your favourites',
  keepNamed: 'Favourite: {{title}}',
  failed: 'Couldn’t update your favourites. Check your connection and try again.',
  full: 'You can save up to {{max}} favourites. Remove some to add more.',
}

export type FavouriteTexts = typeof english

const turkish: FavouriteTexts = {
  keep: 'Favorilere ekle',
  kept: 'Favorilerinizde',
  keepNamed: 'Favori: {{title}}',
  failed: 'Favorileriniz güncellenemedi. Bağlantınızı kontrol edip tekrar deneyin.',
  full: 'En fazla {{max}} favori ekleyebilirsiniz. Yeni eklemek için bazılarını kaldırın.',
}

/** The texts of the button that keeps a listing. */
export const favouriteTexts = createNamespace('favourite', { en: english, tr: turkish })
