import { createNamespace } from '@adamarket/shared/i18n/create-namespace.ts'

const english = {
  title: 'Save search',
  signInFirst: 'Sign in to save this search and hear about new listings.',
  name: 'Name',
  nameMissing: 'Please enter a name.',
  notify: 'Email me about new listings',
  unconfirmed: 'We’ll email you once you’ve confirmed {{email}} in Settings.',
  save: 'Save search',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'Couldn’t save this search',
  emails: {
    immediately: 'We’ll email you about each new listing.',
    daily: 'We’ll email you once a day about new listings.',
    never: 'You won’t get emails about it.',
  },
  outcome: {
    saved: {
      title: 'Search saved',
      text: 'New listings are counted in your saved searches.',
    },
    'already-saved': {
      title: 'You’ve already saved this search',
      text: 'You can change it in your saved searches.',
    },
    full: {
      title: 'You can’t save more searches',
      text: 'You have {{max}} saved searches. Delete one to save another.',
    },
    'too-long': {
      title: 'This search is too long to save',
      text: 'Use a shorter text.',
    },
  },
  searches: 'Saved searches',
}

export type SaveSearchTexts = typeof english

const turkish: SaveSearchTexts = {
  title: 'Aramayı kaydet',
  signInFirst: 'Bu aramayı kaydetmek ve yeni ilanlardan haberdar olmak için giriş yapın.',
  name: 'Ad',
  nameMissing: 'Lütfen bir ad girin.',
  notify: 'Yeni ilanları bana e-postayla bildir',
  unconfirmed: 'E-posta göndermemiz için Ayarlar sayfasından adresinizi doğrulayın: {{email}}',
  save: 'Aramayı kaydet',
  cancel: 'Vazgeç',
  close: 'Kapat',
  failed: 'Arama kaydedilemedi',
  emails: {
    immediately: 'Her yeni ilanı size e-postayla bildireceğiz.',
    daily: 'Yeni ilanları size günde bir kez e-postayla bildireceğiz.',
    never: 'Bu arama için e-posta almayacaksınız.',
  },
  outcome: {
    saved: {
      title: 'Arama kaydedildi',
      text: 'Yeni ilanların sayısını kayıtlı aramalarınızda görebilirsiniz.',
    },
    'already-saved': {
      title: 'Bu aramayı zaten kaydettiniz',
      text: 'Kayıtlı aramalarınızda değiştirebilirsiniz.',
    },
    full: {
      title: 'Daha fazla arama kaydedemezsiniz',
      text: '{{max}} kayıtlı aramanız var. Yenisini kaydetmek için birini silin.',
    },
    'too-long': {
      title: 'Bu arama kaydedilemeyecek kadar uzun',
      text: 'Daha kısa bir metin kullanın.',
    },
  },
  searches: 'Kayıtlı aramalar',
}

export const saveSearchTexts = createNamespace('save-search', { en: english, tr: turkish })
