/** A seller of the seed, with the account that owns the listings. */
export type Seller = {
  /** The auth user id, and the id of the document in `users`. */
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly about: string
  /** From a block that is not given to subscribers. */
  readonly phone: string
  /** Set for the accounts that a newcomer may sign in with. */
  readonly password?: string
}

const demoPassword = 'adamarket'

export const sellers = {
  ayse: {
    uid: 'seed-ayse-demirag',
    name: 'Ayşe Demirağ',
    email: 'ayse@example.com',
    about: 'Girne. I sell what the house no longer needs, and answer in the evenings.',
    phone: '+905330000101',
    password: demoPassword,
  },
  margaret: {
    uid: 'seed-margaret-whitfield',
    name: 'Margaret Whitfield',
    email: 'margaret@example.com',
    about: 'Retired teacher, eleven years in Karaman with two cats and too many books.',
    phone: '+905420000112',
    password: demoPassword,
  },
  chinedu: {
    uid: 'seed-chinedu-okafor',
    name: 'Chinedu Okafor',
    email: 'chinedu@example.com',
    about: 'Computer engineering student in Mağusa. I fix laptops and phones on weekends.',
    phone: '+905480000123',
    password: demoPassword,
  },
  mehmet: {
    uid: 'seed-mehmet-ozkan',
    name: 'Mehmet Özkan',
    email: 'mehmet.ozkan@example.com',
    about:
      'Özkan Oto, Lefkoşa sanayi bölgesi. Right-hand-drive cars from Japan and the UK since 2004.',
    phone: '+905330000134',
  },
  hasan: {
    uid: 'seed-hasan-gunes',
    name: 'Hasan Güneş',
    email: 'hasan.gunes@example.com',
    about: 'Estate agent in İskele and Mağusa. I show every place in person, no call centre.',
    phone: '+905330000145',
  },
  elif: {
    uid: 'seed-elif-karaca',
    name: 'Elif Karaca',
    email: 'elif.karaca@example.com',
    about: 'Architecture student, moving house every year, so something is always for sale.',
    phone: '+905420000156',
  },
  peter: {
    uid: 'seed-peter-hallam',
    name: 'Peter Hallam',
    email: 'peter.hallam@example.com',
    about: 'Ex-marine engineer in Girne. Boats, tools and honest descriptions.',
    phone: '+905330000167',
  },
  amina: {
    uid: 'seed-amina-bello',
    name: 'Amina Bello',
    email: 'amina.bello@example.com',
    about: 'Pharmacy postgraduate in Lefkoşa. Mum of one, baker of many.',
    phone: '+905480000178',
  },
  reza: {
    uid: 'seed-reza-moradi',
    name: 'Reza Moradi',
    email: 'reza.moradi@example.com',
    about: 'Musician and private tutor, from Shiraz, in Lefke since 2021.',
    phone: '+905420000189',
  },
  olga: {
    uid: 'seed-olga-smirnova',
    name: 'Olga Smirnova',
    email: 'olga.smirnova@example.com',
    about: 'Interior designer in Long Beach, İskele. По-русски тоже можно.',
    phone: '+905330000190',
  },
  fatma: {
    uid: 'seed-fatma-soyer',
    name: 'Fatma Soyer',
    email: 'fatma.soyer@example.com',
    about: "Güzelyurt'ta portakal bahçemiz var. El işi, ev yemeği ve bahçeden ne çıkarsa.",
    phone: '+905420000201',
  },
  tuncay: {
    uid: 'seed-tuncay-berkan',
    name: 'Tuncay Berkan',
    email: 'tuncay.berkan@example.com',
    about: 'Garage owner, Mağusa. Parts, tyres, bikes. Call before you come.',
    phone: '+905330000212',
  },
  kemal: {
    uid: 'seed-kemal-aksoy',
    name: 'Kemal Aksoy',
    email: 'kemal.aksoy@example.com',
    about: 'Lefke. Land, tractors and olive oil.',
    phone: '+905420000223',
  },
  andreas: {
    uid: 'seed-andreas-ioannou',
    name: 'Andreas Ioannou',
    email: 'andreas.ioannou@example.com',
    about: 'Carpenter from Dipkarpaz. Old wood, new furniture.',
    phone: '+905480000234',
  },
} as const satisfies Record<string, Seller>

export type SellerKey = keyof typeof sellers
