import { expect, it } from 'vitest'

import { findListings } from '#domain/search/find-listings.ts'
import { aListing } from '#testing/a-listing.ts'

import { withTranslation } from './translate-search.ts'

const fridge = aListing({
  id: 'fridge',
  title: 'Bosch buzdolabı',
  category: 'Home Appliances',
  subCategory: 'Other Appliances',
})
const arabicFridge = { ...fridge, id: 'arabic', title: 'الثلاجة Beko' }
const russianFridge = { ...fridge, id: 'russian', title: 'Холодильник Beko' }
const sofa = aListing({
  id: 'sofa',
  title: 'Köşe takımı',
  category: 'Furniture',
  subCategory: 'Sofas',
  attributes: { material: 'leather' },
})
const flat = aListing({
  id: 'flat',
  title: 'Sea view 2+1',
  location: 'Girne',
  category: 'Real Estate',
  subCategory: 'Apartments',
})
const job = aListing({
  id: 'job',
  title: 'Garson aranıyor',
  category: 'Jobs',
  subCategory: 'Full-time',
})
const phone = aListing({
  id: 'phone',
  title: 'iPhone 13',
  category: 'Electronics',
  subCategory: 'Mobile Phones',
})
const cat = aListing({ id: 'cat', title: 'Scottish Fold', category: 'Pets', subCategory: 'Cats' })
const tutor = aListing({
  id: 'tutor',
  title: 'English lessons',
  category: 'Services',
  subCategory: 'Tutoring',
})
const listings = [fridge, russianFridge, arabicFridge, sofa, flat, job, phone, cat, tutor]

// What people type, written before the table of words.
it.each([
  ['холодильник', ['fridge', 'russian']],
  ['Холодильники', ['fridge', 'russian']],
  ['холодильник бош', ['fridge']],
  ['угловой диван', ['sofa']],
  ['диваны', ['sofa']],
  ['кожаный диван', ['sofa']],
  ['диван, кожа', ['sofa']],
  ['мебель', ['sofa']],
  ['квартира в Кирении', ['flat']],
  ['квартиры Кирения', ['flat']],
  ['квартира с видом на море', ['flat']],
  ['недвижимость в Гирне', ['flat']],
  ['продажа квартиры', ['flat']],
  ['работа официантом', ['job']],
  ['вакансии', ['job']],
  ['айфон', ['phone']],
  ['мобильный телефон', ['phone']],
  ['кошка', ['cat']],
  ['котик', []],
  ['репетитор английского', ['tutor']],
  ['уроки английского', ['tutor']],
  ['Beko холодильник', ['russian']],
  ['ثلاجة', ['arabic', 'fridge']],
  ['الثلاجات', ['arabic', 'fridge']],
  ['ثلاجة بوش', ['fridge']],
  ['براد', ['fridge']],
  ['كنب زاوية', ['sofa']],
  ['الكنبة', ['sofa']],
  ['كنبة جلد', ['sofa']],
  ['أثاث', ['sofa']],
  ['شقة في كيرينيا', ['flat']],
  ['شقق كيرينيا', ['flat']],
  ['شقة مطلة على البحر', ['flat']],
  ['عقارات في غيرنه', ['flat']],
  ['شراء شقة', ['flat']],
  ['وظيفة نادل', ['job']],
  ['وظائف', ['job']],
  ['ايفون', ['phone']],
  ['موبايل', ['phone']],
  ['قطة', ['cat']],
  ['طائرة', []],
  ['مدرس لغة انجليزية', ['tutor']],
  ['دروس الإنجليزية', ['tutor']],
])('%s finds %j', (text, ids) => {
  const found = findListings(listings, withTranslation({ text, location: 'All' }))
  expect(found.map(({ id }) => id).toSorted()).toEqual(ids)
})

it('does not change a text in Latin letters, or one without a known word', () => {
  for (const text of ['квас', 'для', 'buzdolabı', '']) {
    expect(withTranslation({ text, location: 'All' })).toEqual({ text, location: 'All' })
  }
})

it('what only the typed text finds comes after what its translation finds', () => {
  const query = withTranslation({ text: 'холодильник', location: 'All' })
  expect(findListings([russianFridge, fridge], query).map(({ id }) => id)).toEqual([
    'fridge',
    'russian',
  ])
})
