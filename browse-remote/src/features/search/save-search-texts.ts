import { savedSearchLimits } from '@adamarket/shared/domain/search/saved-search.ts'
import { byLanguage } from '@adamarket/shared/i18n/by-language.ts'

const english = {
  title: 'Save search',
  signInFirst: 'Sign in to save this search and hear about new listings.',
  name: 'Name',
  nameMissing: 'Please enter a name.',
  notify: 'Email me about new listings',
  unconfirmed: (email: string) => `We’ll email you once you’ve confirmed ${email} in Settings.`,
  save: 'Save search',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'Couldn’t save this search',
  saved: {
    title: 'Search saved',
    text: 'New listings are counted in your saved searches.',
  },
  emails: {
    immediately: 'We’ll email you about each new listing.',
    daily: 'We’ll email you once a day about new listings.',
    never: 'You won’t get emails about it.',
  },
  'already-saved': {
    title: 'You’ve already saved this search',
    text: 'You can change it in your saved searches.',
  },
  full: {
    title: 'You can’t save more searches',
    text: `You have ${savedSearchLimits.count} saved searches. Delete one to save another.`,
  },
  'too-long': {
    title: 'This search is too long to save',
    text: 'Use a shorter text.',
  },
  searches: 'Saved searches',
}

const turkish: typeof english = {
  title: 'Aramayı kaydet',
  signInFirst: 'Bu aramayı kaydetmek ve yeni ilanlardan haberdar olmak için giriş yapın.',
  name: 'Ad',
  nameMissing: 'Lütfen bir ad girin.',
  notify: 'Yeni ilanları bana e-postayla bildir',
  unconfirmed: (email) =>
    `E-posta göndermemiz için Ayarlar sayfasından adresinizi doğrulayın: ${email}`,
  save: 'Aramayı kaydet',
  cancel: 'Vazgeç',
  close: 'Kapat',
  failed: 'Arama kaydedilemedi',
  saved: {
    title: 'Arama kaydedildi',
    text: 'Yeni ilanların sayısını kayıtlı aramalarınızda görebilirsiniz.',
  },
  emails: {
    immediately: 'Her yeni ilanı size e-postayla bildireceğiz.',
    daily: 'Yeni ilanları size günde bir kez e-postayla bildireceğiz.',
    never: 'Bu arama için e-posta almayacaksınız.',
  },
  'already-saved': {
    title: 'Bu aramayı zaten kaydettiniz',
    text: 'Kayıtlı aramalarınızda değiştirebilirsiniz.',
  },
  full: {
    title: 'Daha fazla arama kaydedemezsiniz',
    text: `${savedSearchLimits.count} kayıtlı aramanız var. Yenisini kaydetmek için birini silin.`,
  },
  'too-long': {
    title: 'Bu arama kaydedilemeyecek kadar uzun',
    text: 'Daha kısa bir metin kullanın.',
  },
  searches: 'Kayıtlı aramalar',
}

export const saveSearchTexts = byLanguage({ en: english, tr: turkish })
