import { turkishCategoryNames } from '@adamarket/shared/i18n/turkish-category-names.ts'

import type { texts as english } from '#texts/en.ts'

export const texts: typeof english = {
  categoryNames: turkishCategoryNames,
  picker: {
    heading: 'İLANINI VER',
    title: 'İlanını ver',
    lead: 'Sunduğun şey için bir kategori seç.',
    back: 'Tüm kategorilere dön',
  },
  form: {
    title: 'İlanını ver',
    category: 'Kategori',
    subcategory: 'Alt kategori',
    soon: 'Web üzerinden ilan vermek çok yakında. O zamana kadar lütfen mobil uygulamayı kullan.',
    unknownTitle: 'Böyle bir kategori yok',
    unknownText: 'Adres, bizde olmayan bir kategori ya da alt kategori içeriyor.',
    choose: 'Kategori seç',
  },
}
