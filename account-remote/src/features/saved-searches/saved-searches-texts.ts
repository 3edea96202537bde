import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languageOf } from '@adamarket/shared/domain/languages.ts'

const english = {
  title: 'Saved searches',
  signIn: 'Sign in to see your saved searches and hear about new listings.',
  loading: 'Loading your saved searches',
  failed: 'Couldn’t load your saved searches',
  empty: 'No saved searches yet',
  emptyHint: 'Search for something and choose “Save search” to hear about new listings.',
  browse: 'Search listings',
  fresh: (count: number) => `${count} new`,
  notify: 'Emails',
  about: (action: string, name: string) => `${action}: ${name}`,
  rename: 'Rename',
  delete: 'Delete',
  name: 'Name',
  nameMissing: 'Please enter a name.',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  notChanged: (name: string) => `Couldn’t change “${name}”.`,
  notDeleted: (name: string) => `Couldn’t delete “${name}”.`,
  deletion: (name: string) => ({
    title: 'Delete saved search?',
    text: `You won’t hear about new listings for “${name}” any more.`,
    confirmLabel: 'Delete',
    keepLabel: 'Keep it',
    closeLabel: 'Close',
  }),
}

const turkish: typeof english = {
  title: 'Kayıtlı aramalar',
  signIn: 'Kayıtlı aramalarınızı görmek ve yeni ilanlardan haberdar olmak için giriş yapın.',
  loading: 'Kayıtlı aramalarınız yükleniyor',
  failed: 'Kayıtlı aramalarınız yüklenemedi',
  empty: 'Henüz kayıtlı aramanız yok',
  emptyHint: 'Yeni ilanlardan haberdar olmak için arama yapıp “Aramayı kaydet”i seçin.',
  browse: 'İlanlarda ara',
  fresh: (count) => `${count} yeni`,
  notify: 'E-postalar',
  about: (action, name) => `${action}: ${name}`,
  rename: 'Yeniden adlandır',
  delete: 'Sil',
  name: 'Ad',
  nameMissing: 'Lütfen bir ad girin.',
  save: 'Kaydet',
  cancel: 'Vazgeç',
  close: 'Kapat',
  notChanged: (name) => `“${name}” değiştirilemedi.`,
  notDeleted: (name) => `“${name}” silinemedi.`,
  deletion: (name) => ({
    title: 'Kayıtlı arama silinsin mi?',
    text: `Artık “${name}” için yeni ilanlardan haberdar olmayacaksınız.`,
    confirmLabel: 'Sil',
    keepLabel: 'Vazgeç',
    closeLabel: 'Kapat',
  }),
}

const texts: Readonly<Record<Language, typeof english>> = { en: english, tr: turkish }

export function savedSearchesTexts(language: string): typeof english {
  return texts[languageOf(language)]
}
