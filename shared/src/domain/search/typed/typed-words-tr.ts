import type { TypedWords } from './typed-words.ts'

export const turkish: TypedWords = {
  deals: {
    rent: 'kiralık, kiraya, kira',
    sale: 'satılık',
    daily: 'günlük kiralık, günlük, gecelik',
  },
  homes: {
    Apartments: 'daire, apartman dairesi, apartman',
    Land: 'arsa, arazi, tarla',
    'Room Rentals': 'oda',
    any: 'ev, konut',
  },
  kinds: {
    Apartments: 'dubleks',
    Houses: 'villa, bungalov',
    'Commercial Properties': 'dükkan, ofis',
    any: 'müstakil, penthouse, rezidans',
  },
  cars: 'araba, araç, otomobil',
  carsForRent: 'kiralık araba, kiralık araç, araba kiralama, araç kiralama',
  studio: 'stüdyo, 1+0',
  near: 'dk, dakika, dakika mesafede, dakikalık mesafede, dk mesafede, yakın, yakını, yakınında, yakınları, yakınlarında, yanı, yanında, civarı, civarında, yürüme mesafesi, yürüme mesafesinde',
  landmarks: {
    university: 'üniversite, üniversiteye, kampüs, kampüse',
    hospital: 'hastane, hastaneye',
    port: 'liman, limana, feribot, feribot limanı',
    airport: 'havaalanı, havaalanına, havalimanı, havalimanına',
    crossing: 'sınır kapısı, sınır kapısına, sınır, sınıra',
    centre: 'merkez, merkeze, merkezine, şehir merkezi, şehir merkezine, çarşı, çarşıya',
  },
  bedrooms: 'yatak odalı, yatak odası',
  numbers: 'bir, iki, üç, dört, beş, altı',
  furnished: {
    full: 'eşyalı, full eşyalı, tam eşyalı, mobilyalı',
    part: 'yarı eşyalı, beyaz eşyalı',
    none: 'eşyasız, mobilyasız',
  },
  offeredBy: {
    owner: 'sahibinden, ev sahibinden, mal sahibinden',
    agency: 'emlakçıdan, emlakçı',
  },
  gearbox: {
    automatic: 'otomatik, otomatik vites',
    manual: 'manuel, düz vites, düz, manuel vites',
    semiAutomatic: 'yarı otomatik',
  },
  fuel: {
    petrol: 'benzin, benzinli',
    diesel: 'dizel, mazotlu',
    hybrid: 'hibrit',
    electric: 'elektrikli',
    lpg: 'lpg, lpgli',
  },
  body: {
    suv: 'suv',
    pickup: 'pikap',
    saloon: 'sedan',
    estate: 'station wagon',
    convertible: 'kabriyo, üstü açık araba',
  },
  atMost: [
    'en fazla, en çok, maksimum, azami, max',
    'altı, altında, kadar, aşağı, az, ucuz, geçmesin, ve altı, max',
  ],
  atLeast: [
    'en az, minimum, asgari, min',
    'üstü, üstünde, üzeri, üzerinde, ve üzeri, ve üstü, fazla, pahalı, yukarı',
  ],
  until: ['', 'öncesi, model altı, model öncesi, ve öncesi'],
  since: ['', 'sonrası, model üstü, model üzeri, ve sonrası'],
  model: 'model',
  range: ['', 'ile, ila', 'arası, arasında'],
  factors: { '1000': 'bin', '1000000': 'milyon' },
  currencies: {
    USD: 'dolar',
    EUR: 'euro, avro',
    GBP: 'sterlin, pound, paund, stg',
    TRY: 'tl, lira',
  },
  units: { km: 'km, kilometre', miles: 'mil', m2: 'm2, metrekare, metre kare', dönüm: 'dönüm' },
  otherUnits:
    'gb, inç, cm, dakika, dk, metre, litre, lt, kg, watt, adet, kişilik, kişi, yaş, aylık, ay, hafta, gün, saat, öğrenci, oda, odalı, beden, numara, parça',
  either: 'veya, ya da, yada',
  kept: '',
  wishes: 'istiyorum, bakıyorum, civarı, civarında, aylığı',
}
