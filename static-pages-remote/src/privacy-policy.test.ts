import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { BlockedSeller } from '@adamarket/shared/domain/user/blocked-seller.ts'
import type { Favourite } from '@adamarket/shared/domain/user/favourite.ts'
import type { ListingReport } from '@adamarket/shared/domain/listing/listing-report.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import type { Profile } from '@adamarket/shared/domain/user/profile.ts'
import type { Account } from '@adamarket/shared/domain/user/session.ts'
import { otherStores, storedKeys } from '@adamarket/shared/state/stored-on-device.ts'
import { describe, expect, test } from 'vitest'

import { page as inEnglish } from '#content/en/privacy.md'
import { page as inTurkish } from '#content/tr/privacy.md'
import type { MessageField } from '#features/contact/message.ts'

/** Words of the policy, by which it names something that the site stores. */
type Words = { readonly en: string; readonly tr: string }

const pages = { en: inEnglish, tr: inTurkish }
const storedNames = [...storedKeys, ...otherStores]

const copy = { en: 'A copy of the site', tr: 'sitenin ve' }
const signIn = { en: 'Your sign-in', tr: 'Oturumunuz' }
const signingInFor = { en: 'page that you were signing in for', tr: 'giriş yaptıktan sonra' }
const google = { en: 'Google’s services', tr: 'Google hizmetlerinin' }
const recaptcha = { en: 'reCAPTCHA', tr: 'reCAPTCHA' }

const onDevice: Readonly<Record<(typeof storedNames)[number], Words>> = {
  'blockedSellers:*': {
    en: 'The sellers you have blocked',
    tr: 'gizli kalsın diye engellediğiniz',
  },
  'contactDraft.*': { en: 'typed in the contact form', tr: 'iletişim formuna yazdıklarınız' },
  comparedCurrency: {
    en: 'currency that prices are compared in',
    tr: 'fiyatların karşılaştırıldığı para birimi',
  },
  contactSentAt: { en: 'time of your last contact message', tr: 'son iletişim mesajınızın zamanı' },
  countedViews: { en: 'which ones you viewed today', tr: 'bugün görüntüledikleriniz' },
  deskKeys: { en: 'moderator uses shortcut keys', tr: 'moderatörün kısayol tuşlarını' },
  'draft:*': { en: 'One draft listing', tr: 'bir ilan taslağı' },
  favourites: {
    en: 'favourites while you are signed out',
    tr: 'Giriş yapmadığınızda favorileriniz',
  },
  'favourites-*': { en: 'moves them to your account', tr: 'hesabınıza taşınır' },
  emailLanguage: { en: 'language of your emails', tr: 'e-postalarınızın dili' },
  forgetDevice: { en: 'a message to show you', tr: 'gösterilecek bir mesaj' },
  __session: { en: 'also in a cookie', tr: 'ayrıca bir çerezde' },
  language: { en: 'language', tr: 'Dil' },
  'last-choices:*': {
    en: 'phone number, town, currency and condition of your last listing',
    tr: 'son ilanınızın telefon numarası, şehri, para birimi ve ürün durumu',
  },
  lastVisit: { en: 'when you were here last', tr: 'en son ne zaman geldiğiniz' },
  leftForGoogle: signingInFor,
  loggedInUser: { en: 'a note with your email address', tr: 'e-posta adresinizi içeren bir not' },
  recentlyViewed: { en: 'last four listings', tr: 'Son açtığınız dört ilan' },
  recentSearches: { en: 'last eight searches', tr: 'son sekiz aramanız' },
  releaseOverrides: {
    en: 'versions of it that you asked to try',
    tr: 'denemek istediğiniz sürümler',
  },
  resultsLayout: { en: 'as a list or as a grid', tr: 'liste mi ızgara mı' },
  selectedLocation: { en: 'theme and town', tr: 'görünüm ve şehir' },
  signInRequest: signingInFor,
  telemetryConsent: { en: 'may be measured', tr: 'ölçülüp ölçülemeyeceğine' },
  theme: { en: 'theme', tr: 'görünüm' },
  visitorId: { en: 'A random number', tr: 'rastgele bir sayı' },
  'adamarket-photos': {
    en: 'draft listing with its photos',
    tr: 'Fotoğraflarıyla bir ilan taslağı',
  },
  arriving: copy,
  current: copy,
  files: copy,
  pictures: copy,
  firebaseLocalStorageDb: signIn,
  'firebase:*': signIn,
  'adamarket-reads': {
    en: 'listings, profiles and favourites you have loaded',
    tr: 'ilanların, profillerin ve favorilerin bir kopyası',
  },
  'firebase-heartbeat-database': google,
  'firebase-app-check-database': recaptcha,
  _GRECAPTCHA: recaptcha,
  _grecaptcha: recaptcha,
  'phone-declined:*': {
    en: 'numbers that you did not want to verify',
    tr: 'doğrulamak istemediğiniz numaralar',
  },
  pushSubscription: {
    en: 'by which they reach this browser',
    tr: 'bildirimlerin bu tarayıcıya ulaştığı adres',
  },
  'react-router-scroll-positions': { en: 'scrolled', tr: 'kaydırdığınız' },
}

/** What only links documents to each other, or repeats another field. */
type Unsaid = 'id' | 'uid' | 'userId' | 'listingId' | 'numberOnRequest'
type FieldsOf<Document> = Readonly<Record<Exclude<keyof Document, Unsaid>, Words>>

const name = { en: 'your name', tr: 'adınızı' }
const email = { en: 'your email address', tr: 'e-posta adresinizi' }
const confirmed = { en: 'whether you have confirmed it', tr: 'doğrulayıp doğrulamadığınızı' }
const price = { en: 'price', tr: 'fiyat' }
const favourites = { en: 'your favourites', tr: 'favorilerinizi' }

const account: FieldsOf<Account> = {
  email,
  isEmailVerified: confirmed,
  signInMethods: { en: 'If you sign in with Google', tr: 'Google ile giriş yaparsanız' },
  name,
  phoneNumber: {
    en: 'the phone number that you have verified',
    tr: 'doğruladığınız telefon numarasını',
  },
}
const profile: FieldsOf<Profile> = {
  name,
  email,
  emailVerified: confirmed,
  about: { en: 'what you write about yourself', tr: 'kendiniz hakkında yazdıklarınızı' },
  picture: { en: 'your photo', tr: 'fotoğrafınızı' },
  memberSince: { en: 'when you joined', tr: 'ne zaman üye olduğunuzu' },
}
const availabilityDates = {
  en: 'when we asked whether it is still available and when you said so',
  tr: 'hâlâ geçerli olup olmadığını ne zaman sorduğumuz ve ne zaman yanıtladığınız',
}
const listing: FieldsOf<Listing> = {
  askedAt: availabilityDates,
  renewedAt: availabilityDates,
  earlierPrices: { en: 'what it cost before', tr: 'önceki fiyatları' },
  title: { en: 'title', tr: 'başlık' },
  description: { en: 'description', tr: 'açıklama' },
  price,
  currency: price,
  category: { en: 'category', tr: 'kategori' },
  subCategory: { en: 'category', tr: 'kategori' },
  location: { en: 'town', tr: 'şehir' },
  area: { en: 'town and area', tr: 'şehir ve bölge' },
  paymentOptions: { en: 'payment options', tr: 'ödeme seçenekleri' },
  phoneNumber: { en: 'phone number', tr: 'telefon numarası' },
  phoneVerified: {
    en: 'phone number and whether you have verified it',
    tr: 'numarayı doğrulayıp doğrulamadığınız',
  },
  contactMethod: { en: 'how you want to be contacted', tr: 'size nasıl ulaşılacağı' },
  condition: { en: 'condition', tr: 'durum' },
  imageUrl: { en: 'photos', tr: 'fotoğraflar' },
  sellerName: name,
  timestamp: { en: 'when it was posted', tr: 'ne zaman verildiği' },
  year: { en: 'a vehicle’s year', tr: 'aracın yılı' },
  attributes: { en: 'other details of what you offer', tr: 'ilanın diğer ayrıntıları' },
  negotiable: { en: 'whether it is negotiable', tr: 'pazarlık olup olmadığı' },
  status: { en: 'whether it is sold', tr: 'satılıp satılmadığı' },
  statusReason: { en: 'if we hold it back or remove it, why', tr: 'kaldırdığımız bir ilansa' },
  heldBy: { en: 'if we hold it back or remove it, why', tr: 'kaldırdığımız bir ilansa' },
  isHeldByAge: { en: 'if we hold it back or remove it, why', tr: 'kaldırdığımız bir ilansa' },
}
const favourite: FieldsOf<Favourite> = {
  addedAt: favourites,
  title: favourites,
  price: favourites,
  currency: favourites,
}
const blocked = { en: 'the sellers you have blocked', tr: 'engellediğiniz satıcıları' }
const blockedSeller: FieldsOf<BlockedSeller> = {
  sellerId: blocked,
  name: blocked,
  blockedAt: blocked,
}
const report: FieldsOf<ListingReport> = {
  reason: { en: 'the reason and your comment', tr: 'nedeni ve açıklamanızı' },
  comment: { en: 'the reason and your comment', tr: 'nedeni ve açıklamanızı' },
}
const message: Readonly<Record<MessageField, Words>> = {
  user_name: name,
  user_email: email,
  message: { en: 'your message', tr: 'mesajınızı' },
}

/** What functions and operators write besides. */
const decision = {
  en: 'we keep the decision, its reason and your objection',
  tr: 'kararı, nedenini ve itirazınızı',
}
const notices = { en: 'what we told you', tr: 'size haber verdiklerimizi' }
const adds = { en: 'added to favourites', tr: 'favorilere eklendiğini' }
const saved = { en: 'saved searches', tr: 'kayıtlı aramalarınızı' }
const emailsAbout = { en: 'whether we may email you', tr: 'e-posta isteyip istemediğinizi' }
const offered = { en: 'If you post a listing', tr: 'İlan verirseniz' }
const withheld = { en: 'hold it back or remove it', tr: 'beklettiğimiz veya kaldırdığımız' }
const found = { en: 'Search engines can as well', tr: 'Arama motorları da görebilir' }

/** What the policy says of each collection of the database; `undefined` for those about no user. */
const collections: Readonly<Record<string, Words | undefined>> = {
  posts: offered,
  withheldListings: withheld,
  users: profile.about,
  favourites,
  savedSearches: saved,
  savedSearchIndex: saved,
  alerts: notices,
  alertSettings: emailsAbout,
  favouriteWatchers: favourites,
  blockedSellers: blocked,
  reports: report.reason,
  listingStats: { en: 'how often a listing of theirs was viewed', tr: 'kaç kez görüntülendiğini' },
  countedFavourites: adds,
  fingerprints: {
    en: 'we compare the text and photos of your listings',
    tr: 'ilanlarınızın metinlerini ve fotoğraflarını',
  },
  limits: { en: 'we count your listings', tr: 'profil değişikliklerinizi sayarız' },
  deletedListings: { en: 'only the address of a deleted', tr: 'silinen ilanın yalnızca adresini' },
  deletedAccounts: { en: 'For 30 days', tr: '30 gün boyunca' },
  phoneCodes: { en: 'we count the messages', tr: 'gönderilen mesajları iki gün boyunca sayarız' },
  pushSubscriptions: {
    en: 'the browsers where you chose notifications',
    tr: 'bildirim seçtiğiniz tarayıcıları',
  },
  pushMessages: {
    en: 'a notification that could not be sent',
    tr: 'gönderilemeyen bildirimlerin',
  },
  cases: decision,
  notices: decision,
  mail: { en: 'a copy of each email that we send you', tr: 'gönderdiğimiz her e-postanın' },
  auditLog: { en: 'moderators’ decisions remain', tr: 'Moderatörlerimizin kararları' },
  moderators: { en: 'if you are a moderator', tr: 'Moderatör veya yöneticiyseniz' },
  searchIndex: found,
  searchEntries: found,
  sitemaps: found,
  placeCounts: undefined,
  promises: undefined,
  unfinishedEvents: undefined,
  releaseCounts: undefined,
  exchangeRates: undefined,
  deployment: undefined,
  registryHistory: undefined,
}

/** Services that process data: of each one that code or the runbook sends it to. */
const services: Readonly<Record<string, Words>> = {
  Firebase: { en: 'Google (Firebase)', tr: 'Google (Firebase)' },
  reCAPTCHA: { en: 'reCAPTCHA', tr: 'reCAPTCHA' },
  EmailJS: { en: 'EmailJS', tr: 'EmailJS' },
  'the mail server of Trigger Email': {
    en: 'The provider of our email account delivers the emails that we send you',
    tr: 'E-posta hesabımızın sağlayıcısı',
  },
  'push services': { en: 'service of your browser’s maker', tr: 'üreticisinin hizmeti' },
}
describe.each(['en', 'tr'] as const)('the privacy policy in %s', (language) => {
  const policy = elementOf(pages[language].html)
  const list = policy.querySelector('#on-your-device ~ ul')
  const items = [...(list?.querySelectorAll('li') ?? [])].map((item) => item.textContent)

  test.each(storedNames)('names %s among what stays on the device', (key) => {
    expect(onDevice).toHaveProperty([key])
    expect(items.filter((item) => item.includes(onDevice[key][language]))).toHaveLength(1)
  })

  test('names nothing on the device that the site does not store', () => {
    const words = storedNames.map((key) => onDevice[key][language])
    expect(items.filter((item) => !words.some((it) => item.includes(it)))).toEqual([])
  })

  test.each(
    Object.entries({
      account,
      profile,
      listing,
      favourite,
      blockedSeller,
      report,
      message,
    }).flatMap(([document, fields]) =>
      Object.entries<Words>(fields).map(([field, words]) => [document, field, words] as const),
    ),
  )('says that the backend keeps %s.%s', (_document, _field, words) => {
    expect(policy.textContent).toContain(words[language])
  })

  test.each(
    Object.entries(collections).flatMap(([collection, words]) =>
      words ? [[collection, words] as const] : [],
    ),
  )('says what %s keeps', (_name, words) => {
    expect(policy.textContent).toContain(words[language])
  })

  test.each(Object.entries(services))('names %s among those who work for us', (_name, words) => {
    expect(textAfter(policy, 'services')).toContain(words[language])
  })

  test('says what the link to a translator sends', () => {
    const words = {
      en: 'Send to Google Translate on a listing, Google receives its title and description',
      tr: 'Google Çeviri’ye gönder bağlantısına bastığınızda başlığı ve açıklaması Google’a',
    }
    expect(textAfter(policy, 'services')).toContain(words[language])
  })

  test('says that emails are deleted after 30 days', () => {
    const words = { en: 'we send you are deleted after 30 days', tr: '30 gün sonra silinir' }
    expect(policy.textContent).toContain(words[language])
  })

  test('says that the website sends notifications, as it does', () => {
    expect(storedNames).toContain('pushSubscription')
    const text = textAfter(policy, 'notifications')
    const words = { en: 'The website sends them only to', tr: 'Web sitesi bildirimleri yalnızca' }
    expect(text).toContain(words[language])
    expect(text).not.toMatch(/sends none|bildirim göndermez/)
  })

  test('says what the download has, and what it has not', () => {
    const text = textAfter(policy, 'your-rights')
    const words = {
      en: ['reports you made', 'emails we sent you', 'counts against spam', 'what others reported'],
      tr: ['şikâyetleriniz', 'gönderdiğimiz e-postalar', 'sayılar', 'Başkalarının'],
    }
    for (const part of words[language]) expect(text).toContain(part)
  })
})

test('the policy knows every collection of the database', () => {
  const file = join(import.meta.dirname, '../../backend/operations/backup/collections.ts')
  const names = [...readFileSync(file, 'utf8').matchAll(/^ {2}'(\w+)',$/gm)].map(
    ([, collection]) => collection,
  )
  expect(Object.keys(collections).toSorted()).toEqual(names.toSorted())
})

/** The text of a section, up to the next heading. */
function textAfter(policy: HTMLElement, section: string): string {
  const texts: string[] = []
  let next = policy.querySelector(`#${section}`)?.nextElementSibling
  while (next && next.tagName !== 'H2') {
    texts.push(next.textContent)
    next = next.nextElementSibling
  }
  return texts.join(' ')
}

function elementOf(html: string): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}
