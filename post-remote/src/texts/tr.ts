import { turkishCategoryNames } from '@adamarket/shared/i18n/turkish-category-names.ts'

import type { texts as english } from '#texts/en.ts'

export const texts: typeof english = {
  categoryNames: turkishCategoryNames,
  picker: {
    heading: 'İLANINIZI VERİN',
    title: 'İlanınızı verin',
    lead: 'Sunduğunuz şey için bir kategori seçin.',
    back: 'Tüm kategorilere dön',
  },
  form: {
    title: 'İlanınızı verin',
    category: 'Kategori',
    subcategory: 'Alt kategori',
    soon: 'Web üzerinden ilan vermek çok yakında. O zamana kadar lütfen mobil uygulamayı kullanın.',
    unknownTitle: 'Böyle bir kategori yok',
    unknownText: 'Adres, bizde olmayan bir kategori ya da alt kategori içeriyor.',
    choose: 'Kategori seçin',
  },
}
