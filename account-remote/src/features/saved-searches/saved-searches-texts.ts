import { createNamespace } from '@adamarket/shared/i18n/create-namespace.ts'

const english = {
  title: 'Saved searches',
  signIn: 'Sign in to see your saved searches and hear about new listings.',
  loading: 'Loading your saved searches',
  failed: 'Couldn’t load your saved searches',
  empty: 'No saved searches yet',
  emptyHint: 'Search for something and choose “Save search” to hear about new listings.',
  browse: 'Search listings',
  fresh: '{{count}} new',
  notify: 'Emails',
  about: '{{action}}: {{name}}',
  rename: 'Rename',
  delete: 'Delete',
  name: 'Name',
  nameMissing: 'Please enter a name.',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  notChanged: 'Couldn’t change “{{name}}”.',
  notDeleted: 'Couldn’t delete “{{name}}”.',
  deletion: {
    title: 'Delete saved search?',
    text: 'You won’t hear about new listings for “{{name}}” any more.',
    confirm: 'Delete',
    keep: 'Keep it',
    close: 'Close',
  },
}

export type SavedSearchesTexts = typeof english

const turkish: SavedSearchesTexts = {
  title: 'Kayıtlı aramalar',
  signIn: 'Kayıtlı aramalarınızı görmek ve yeni ilanlardan haberdar olmak için giriş yapın.',
  loading: 'Kayıtlı aramalarınız yükleniyor',
  failed: 'Kayıtlı aramalarınız yüklenemedi',
  empty: 'Henüz kayıtlı aramanız yok',
  emptyHint: 'Yeni ilanlardan haberdar olmak için arama yapıp “Aramayı kaydet”i seçin.',
  browse: 'İlanlarda ara',
  fresh: '{{count}} yeni',
  notify: 'E-postalar',
  about: '{{action}}: {{name}}',
  rename: 'Yeniden adlandır',
  delete: 'Sil',
  name: 'Ad',
  nameMissing: 'Lütfen bir ad girin.',
  save: 'Kaydet',
  cancel: 'Vazgeç',
  close: 'Kapat',
  notChanged: '“{{name}}” değiştirilemedi.',
  notDeleted: '“{{name}}” silinemedi.',
  deletion: {
    title: 'Kayıtlı arama silinsin mi?',
    text: 'Artık “{{name}}” için yeni ilanlardan haberdar olmayacaksınız.',
    confirm: 'Sil',
    keep: 'Vazgeç',
    close: 'Kapat',
  },
}

export const savedSearchesTexts = createNamespace('saved-searches', { en: english, tr: turkish })
