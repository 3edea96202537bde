/** A number in the unit that `units.ts` names, bounds included. */
export type NumberAttribute = {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  /** Digits after the decimal point; 0 by default. */
  readonly digits?: number
}

/** One of these codes, which are stored and are part of addresses. */
export type ChoiceAttribute = {
  readonly kind: 'choice'
  readonly codes: readonly string[]
}

/** A name that the seller types, such as that of a model: one line of letters, digits and a few signs. */
export type TextAttribute = { readonly kind: 'text' }

/** A month, as `2027-03`. */
export type MonthAttribute = { readonly kind: 'month' }

/** Yes, or absent. */
export type FlagAttribute = { readonly kind: 'flag' }

export type AttributeDefinition =
  | NumberAttribute
  | ChoiceAttribute
  | FlagAttribute
  | TextAttribute
  | MonthAttribute

/** The codes in a text: an array literal for each choice would be twice as long. */
function choice(codes: string): ChoiceAttribute {
  return { kind: 'choice', codes: codes.split(' ') }
}

function number(min: number, max: number, digits = 0): NumberAttribute {
  return { kind: 'number', min, max, ...(digits > 0 && { digits }) }
}

const flag: FlagAttribute = { kind: 'flag' }

/**
 * The attributes of listings, beyond the fields that all have (specification, section 3). A key and a code
 * mean the same wherever they occur. `year` is a field of its own in a listing. `filterKinds` says which are
 * filters.
 */
export const definitions = {
  year: number(1900, 2100),
  make: choice(
    'Audi BMW Citroën Fiat Ford Honda Hyundai Isuzu Kawasaki Kia KTM Land-Rover Lexus Mazda Mercedes-Benz MG Mini Mitsubishi Nissan Opel Peugeot Renault Škoda Subaru Suzuki SYM Toyota Vespa Volkswagen Volvo Yamaha other',
  ),
  /** Of a make: `modelsOf` has those that are common here. */
  model: { kind: 'text' },
  mileage: number(0, 999_999),
  gearbox: choice('automatic manual semiAutomatic'),
  fuel: choice('petrol diesel hybrid electric lpg'),
  steering: choice('right left'),
  registration: choice('registered unplated dutyUnpaid'),
  damage: choice('noDamage repairedDamage damaged'),
  paint: choice('noPaint partPaint fullPaint'),
  /** Until when its last inspection is valid. */
  inspection: { kind: 'month' },
  body: choice('hatchback saloon suv pickup estate minivan coupe convertible van'),
  rentUnit: choice('day week month'),
  seats: number(1, 60),
  partKind: choice('tyre rim battery oil engine bodyPart lights suspension audio other'),
  rimSize: number(10, 24),
  motoType: choice('scooter naked sport touring chopper offRoad atv ridingGear motoPart'),
  engineSize: number(50, 8000),
  boatType: choice('motorBoat sailingYacht inflatable fishingBoat jetSki boatEquipment'),
  length: number(2, 40, 1),
  vehicleType: choice('lorry van minibus bus tractor digger trailer caravan bicycle other'),

  dealType: choice('sale rent daily transfer'),
  rooms: choice('studio 1+1 2+1 3+1 4+1 5+'),
  area: number(10, 5000),
  furnished: choice('full part none'),
  rentPayment: choice('monthly months3 months6 yearly'),
  deposit: choice('noDeposit halfMonth oneMonth twoMonths threeMonths'),
  commission: choice('noCommission halfMonth oneMonth twoMonths'),
  offeredBy: choice('owner agency dormitory flatmate'),
  titleDeed: choice('turkishTitle exchangeTitle allocation foreignTitle otherTitle'),
  floor: number(-1, 40),
  plotArea: number(50, 2_000_000),
  pool: choice('privatePool sharedPool noPool'),
  zoning: choice('residential commercial chapter96 farmland'),
  roadAccess: flag,
  electricity: flag,
  roomType: choice('ownRoom sharedRoom dormitory'),
  billsIncluded: flag,
  /** In the currency of the rent. */
  monthlyBills: number(1, 999_999),
  propertyUse: choice('shop office cafe workshop warehouse hotel building garage other'),

  brand: choice(
    'Acer Apple Arçelik Asus Beko Bosch Canon Dell Epson HP Huawei Lenovo LG MSI Nokia Oppo Philips Samsung Sony Tefal TP-Link Vestel Xiaomi other',
  ),
  storage: choice('16GB 32GB 64GB 128GB 256GB 512GB 1TB 2TB'),
  ram: choice('4GB 8GB 16GB 32GB 64GB'),
  screenSize: number(5, 100, 1),
  batteryHealth: number(50, 100),
  registeredHere: flag,
  warranty: flag,
  gaming: flag,
  console: choice('PS5 PS4 Xbox-Series Xbox-One Switch Switch-2 other'),
  controllers: number(0, 8),
  accessoryType: choice('headphones charger case smartWatch keyboardMouse other'),
  deviceType: choice('tv monitor desktop camera speaker printer drone other'),

  ovenType: choice('microwave cooker builtIn'),
  energy: choice('electric gasBottle gasAndElectric wood'),
  boilerType: choice('kettle teaMaker coffeeMaker waterHeater'),
  vacuumType: choice('bagged bagless stick robot'),
  appliance: choice('fridge freezer washer dryer dishwasher airConditioner generator other'),
  capacity: number(1, 20, 1),
  btu: number(7000, 60_000),

  furnitureKind: choice(
    'desk chair officeChair set mirror lamp painting wardrobe bookshelf diningTable tvUnit kitchen garden other',
  ),
  width: number(5, 1000),
  material: choice('wooden chipboard metal fabric leather glass'),
  delivery: flag,
  bedSize: choice('90 120 140 150 160 180'),
  mattress: flag,
  sofaSeats: number(1, 12),
  sofaBed: flag,

  subject: choice('maths physics english turkish programming engineering medicine music other'),
  language: choice('english turkish russian arabic persian'),
  lessonPlace: choice('online atStudent atTeacher'),
  priceUnit: choice('hour lesson course month person page'),
  bookKind: choice('textbook notes exam novel other'),
  graphing: flag,

  garment: choice('dress coat top trousers shoes sportswear other'),
  size: choice('XS S M L XL XXL'),
  shoeSize: number(30, 50, 1),
  accessory: choice('bag watch jewellery belt glasses other'),

  instrument: choice('guitar baglama piano drums violin musicEquipment other'),
  players: number(1, 12),
  campingKind: choice('tent sleepingBag stove campFurniture other'),
  persons: number(1, 12),

  age: number(0, 300),
  adoption: flag,
  sex: choice('male female'),
  vaccinated: flag,
  neutered: flag,
  animal: choice('cat dog bird fish rabbit other'),

  payPer: choice('month week day hour job'),
  sector: choice(
    'restaurant shopSales driving cleaning construction officeWork it teaching health casino other',
  ),
  hoursPerWeek: number(1, 72),
  workPermit: choice('arranged needed notNeeded'),
  shift: choice('daytime evening night weekend flexible'),
  housing: flag,

  atYours: flag,
  trade: choice('moving repair plumbing electrics decorating gardening beauty translation other'),
  occasion: choice('wedding graduation birthday other'),

  lostKind: choice('pet keys wallet device bag other'),
} as const satisfies Readonly<Record<string, AttributeDefinition>>

export type AttributeKey = keyof typeof definitions
