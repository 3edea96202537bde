import type { TypedWords } from './typed-words.ts'

export const english: TypedWords = {
  deals: {
    rent: 'to rent, for rent, rent, rental, to let, let, renting',
    sale: 'for sale, sale, to buy, buy, buying',
    daily: 'per night, a night, daily rental, daily rent, daily let, daily',
  },
  homes: {
    Apartments: 'flat, apartment',
    Land: 'land, plot, plot of land',
    'Room Rentals': 'room',
    any: 'house, home, property',
  },
  kinds: {
    Apartments: 'duplex',
    Houses: 'villa, bungalow, detached',
    'Commercial Properties': 'shop, office',
    any: 'penthouse, residence',
  },
  cars: 'car',
  carsForRent: 'rent a car, car rental, car hire',
  studio: 'studio',
  near: 'near, near to, min to, mins to, minutes to, min from, mins from, minutes from, min walk to, minutes walk to, minutes walk from, nearby, close to, next to, walking distance, walking distance to, walking distance from, within walking distance of',
  landmarks: {
    university: 'university, uni, campus',
    hospital: 'hospital',
    port: 'port, ferry port, ferry',
    airport: 'airport',
    crossing: 'crossing, border crossing, border, checkpoint',
    centre: 'city centre, city center, town centre, town center, downtown',
  },
  bedrooms: 'bedroom, bed, bedroomed',
  numbers: 'one, two, three, four, five, six',
  furnished: {
    full: 'furnished, fully furnished',
    part: 'part furnished, partly furnished, semi furnished',
    none: 'unfurnished, not furnished',
  },
  offeredBy: {
    owner: 'owner, from owner, from the owner, by owner, landlord',
    agency: 'agency, from agency, estate agent',
  },
  gearbox: {
    automatic: 'automatic, automatic gearbox',
    manual: 'manual, manual gearbox, stick shift',
    semiAutomatic: 'semi automatic, semiautomatic',
  },
  fuel: {
    petrol: 'petrol, gasoline',
    diesel: 'diesel',
    hybrid: 'hybrid',
    electric: 'electric',
    lpg: 'lpg',
  },
  body: {
    suv: 'suv',
    pickup: 'pickup, pick up',
    saloon: 'saloon, sedan',
    estate: 'estate car, station wagon',
    convertible: 'convertible, cabrio, cabriolet',
  },
  atMost: [
    'under, below, less than, up to, max, maximum, at most, no more than, not more than, cheaper than, within',
    'or less, or under, or below, max, maximum, at most',
  ],
  atLeast: [
    'over, above, more than, at least, min, minimum, no less than',
    'or more, or over, and up, and over, plus, minimum, at least',
  ],
  until: ['before, older than, until', 'or older, and older'],
  since: ['after, newer than, since', 'or newer, and newer, onwards, or later'],
  model: 'model, reg, registered',
  range: ['between, from', 'to, and, until, up to', ''],
  factors: { '1000': 'k, thousand', '1000000': 'million' },
  currencies: {
    USD: '$, dollar, usd',
    EUR: '€, euro, eur',
    GBP: '£, pound, gbp, sterling, stg, quid',
    TRY: '₺, lira, tl, try',
  },
  units: {
    km: 'km, kms, kilometre, kilometer',
    miles: 'mile',
    m2: 'm2, sqm, square metre, square meter, sq m',
    dönüm: 'donum',
  },
  otherUnits:
    'gb, tb, mb, ram, inch, m, cm, mm, metre, minute, meter, litre, liter, kg, watt, kw, hp, cc, mah, hz, btu, piece, person, people, seater, seat, year, month, week, day, hour, student, percent, room',
  either: 'or',
  kept: 'pro max',
  wishes: 'looking for, i want, i need, need, per month, a month, pcm, pm, around, about',
}
