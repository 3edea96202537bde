import { byLanguage } from './by-language.ts'

const english = {
  keep: 'Add to favourites',
  kept: 'In your favourites',
  keepNamed: (title: string) => `Favourite: ${title}`,
  failed: 'Couldn’t update your favourites. Check your connection and try again.',
  full: (count: number) => `You can save up to ${count} favourites. Remove some to add more.`,
}

const turkish: typeof english = {
  keep: 'Favorilere ekle',
  kept: 'Favorilerinizde',
  keepNamed: (title) => `Favori: ${title}`,
  failed: 'Favorileriniz güncellenemedi. Bağlantınızı kontrol edip tekrar deneyin.',
  full: (count) =>
    `En fazla ${count} favori ekleyebilirsiniz. Yeni eklemek için bazılarını kaldırın.`,
}

/** The texts of the button that keeps a listing. */
export const favouriteTexts = byLanguage({ en: english, tr: turkish })
