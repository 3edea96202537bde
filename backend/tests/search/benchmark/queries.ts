import type { SearchQuery } from '@adamarket/shared/domain/search/search-query.ts'

export type BenchmarkQuery = { readonly what: string; readonly query: SearchQuery }

function textOf(what: string, ...texts: readonly string[]): readonly BenchmarkQuery[] {
  return texts.map((text) => ({ what, query: { text, location: 'All' } }))
}

function withFilters(
  what: string,
  ...queries: readonly Partial<SearchQuery>[]
): readonly BenchmarkQuery[] {
  return queries.map((query) => ({ what, query: { text: '', location: 'All', ...query } }))
}

/** The measured queries. */
export const benchmarkQueries: readonly BenchmarkQuery[] = [
  ...textOf('common', 'honda', 'house', 'phone', 'desk', 'sale', 'girne', 'new'),
  ...textOf(
    'rare',
    'saxophone',
    'akvaryum',
    'textbooks',
    'cast iron',
    'olive green',
    'power bank 20,000',
    'iphone 13, 128 gb, blue',
  ),
  ...textOf(
    'two words',
    'honda civic',
    'civic honda',
    'olive green sofa',
    'long beach',
    'leaving the island',
    'kutusunda bafra',
  ),
  ...textOf(
    'long',
    'urgent honda civic 1.6 automatic',
    'original box karaoğlanoğlu',
    'student sale',
  ),
  ...textOf('one or two letters', 'a', 'ş', '7', '🔥', 'tv', 'ev', 'xl'),
  ...textOf('Turkish', 'sıfır', 'ACİL', 'çatalköy', 'küçük kaymaklı', 'TAKAS', 'gonyeli'),
  ...textOf(
    'other words',
    'araba',
    'telefonu',
    'buzdolabı',
    'kiralık ev',
    'Lefkoşa daire',
    'girne’de iş',
    'flat rent nicosia',
    'motorbike',
  ),
  ...textOf('tab or tile', 'car', 'Mobile & Tablets', 'More Categories', 'Property for Rent'),
  ...withFilters(
    'filters',
    { text: 'honda', location: 'Girne', condition: 'used' },
    { text: 'acil', location: 'Lefke' },
    { category: 'Vehicles', subcategory: 'Cars for Sale', location: 'Iskele' },
    { text: 'sofa', category: 'Furniture', condition: 'used' },
    { location: 'Guzelyurt' },
    {},
  ),
  ...withFilters(
    'area',
    { location: 'Girne', area: 'Çatalköy' },
    { text: 'honda', location: 'Lefkosia', area: 'Gönyeli' },
    {
      location: 'Girne',
      area: 'Esentepe',
      category: 'Real Estate',
      attributes: { dealType: 'sale', rooms: '3+1' },
    },
    { text: 'acil', location: 'Lefkosia', area: 'Küçük Kaymaklı', sort: 'price-up' },
  ),
  ...withFilters(
    'near',
    { near: 'gau', location: 'Girne', category: 'Real Estate' },
    { near: 'emu', attributes: { dealType: 'rent' }, category: 'Real Estate' },
    { near: 'hospital', category: 'Real Estate', sort: 'price-up' },
  ),
  ...withFilters(
    'attributes',
    { category: 'Real Estate', attributes: { dealType: 'rent', rooms: '3+1' } },
    { category: 'Real Estate', attributes: { area: { min: 100, max: 150 } }, location: 'Girne' },
    {
      category: 'Vehicles',
      subcategory: 'Cars for Sale',
      attributes: { gearbox: 'automatic', mileage: { max: 100_000 }, year: { min: 2012 } },
    },
    {
      text: 'honda',
      category: 'Vehicles',
      attributes: { mileage: { max: 50_000 } },
      sort: 'price-up',
    },
    { category: 'Electronics', attributes: { storage: '128GB', warranty: true } },
  ),
  ...withFilters(
    'range',
    { price: { currency: 'GBP', min: 100, max: 200 } },
    { price: { currency: 'TRY', min: 5000 } },
    { price: { currency: 'GBP', max: 50 } },
    { text: 'honda', price: { currency: 'GBP', min: 5000, max: 9000 } },
    { text: 'phone', location: 'Magusa', price: { currency: 'TRY', min: 10_000, max: 30_000 } },
  ),
  ...withFilters(
    'cost',
    { category: 'Real Estate', cost: 'moveIn', price: { currency: 'GBP', max: 1500 } },
    { category: 'Real Estate', cost: 'moveIn', sort: 'price-up' },
    { text: 'flat', cost: 'monthly', price: { currency: 'GBP', min: 300, max: 500 } },
  ),
  ...withFilters(
    'sorted',
    { sort: 'price-up' },
    { sort: 'price-down', category: 'Real Estate' },
    { text: 'honda', sort: 'price-up' },
    { text: 'araba', sort: 'newest' },
    { text: 'desk', location: 'Girne', sort: 'price-down' },
    { sort: 'price-up', price: { currency: 'GBP', min: 100, max: 200 } },
    { text: 'phone', sort: 'price-down', price: { currency: 'TRY', max: 30_000 } },
  ),
  ...textOf('no match', 'submarine', 'zeppelin', 'honda tractor', 'qwxzj', 'telfon'),
  ...withFilters('no match', { price: { currency: 'EUR', min: 9_000_000 } }),
]
