import type { Language } from '#domain/languages.ts'

const english = {
  studio: 'Studio',
  sale: 'For sale',
  rent: 'To rent',
  daily: 'Daily rent',
  transfer: 'Business transfer',
  ownRoom: 'Own room',
  sharedRoom: 'Shared room',
  dormitory: 'Dormitory',
  automatic: 'Automatic',
  manual: 'Manual',
  semiAutomatic: 'Semi-automatic',
  online: 'Online',
  atStudent: 'At the student’s',
  atTeacher: 'At the teacher’s',
  male: 'Male',
  female: 'Female',
}

const turkish: typeof english = {
  studio: 'Stüdyo',
  sale: 'Satılık',
  rent: 'Kiralık',
  daily: 'Günlük kiralık',
  transfer: 'Devren',
  ownRoom: 'Tek kişilik oda',
  sharedRoom: 'Paylaşımlı oda',
  dormitory: 'Yurt',
  automatic: 'Otomatik',
  manual: 'Düz vites',
  semiAutomatic: 'Yarı otomatik',
  online: 'Çevrim içi',
  atStudent: 'Öğrencinin evinde',
  atTeacher: 'Öğretmenin yerinde',
  male: 'Erkek',
  female: 'Dişi',
}

/** The names of the codes that cards show: a small part of all, for a first view. */
export const cardCodes: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: english,
  tr: turkish,
}
