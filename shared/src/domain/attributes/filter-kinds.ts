import type { AttributeKey } from './definitions.ts'
import { filterSteps } from './filter-steps.ts'

/** A code, yes, or a range: the bounds that it offers, ascending, within those of the attribute. */
export type FilterKind = 'code' | 'yes' | readonly number[]

/**
 * The attributes that searches filter by. They are apart from `definitions`, since a first view reads addresses by them,
 * but needs no codes.
 */
export const filterKinds = {
  year: filterSteps.year,
  make: 'code',
  mileage: filterSteps.mileage,
  gearbox: 'code',
  fuel: 'code',
  steering: 'code',
  registration: 'code',
  body: 'code',
  rentUnit: 'code',
  seats: filterSteps.seats,
  partKind: 'code',
  rimSize: filterSteps.rimSize,
  motoType: 'code',
  engineSize: filterSteps.engineSize,
  boatType: 'code',
  length: filterSteps.length,
  vehicleType: 'code',
  dealType: 'code',
  rooms: 'code',
  area: filterSteps.area,
  furnished: 'code',
  rentPayment: 'code',
  titleDeed: 'code',
  plotArea: filterSteps.plotArea,
  pool: 'code',
  zoning: 'code',
  roadAccess: 'yes',
  electricity: 'yes',
  roomType: 'code',
  billsIncluded: 'yes',
  propertyUse: 'code',
  brand: 'code',
  storage: 'code',
  ram: 'code',
  screenSize: filterSteps.screenSize,
  batteryHealth: filterSteps.batteryHealth,
  registeredHere: 'yes',
  warranty: 'yes',
  gaming: 'yes',
  console: 'code',
  accessoryType: 'code',
  deviceType: 'code',
  ovenType: 'code',
  energy: 'code',
  boilerType: 'code',
  vacuumType: 'code',
  appliance: 'code',
  furnitureKind: 'code',
  material: 'code',
  delivery: 'yes',
  bedSize: 'code',
  mattress: 'yes',
  sofaSeats: filterSteps.sofaSeats,
  sofaBed: 'yes',
  subject: 'code',
  language: 'code',
  lessonPlace: 'code',
  bookKind: 'code',
  graphing: 'yes',
  garment: 'code',
  size: 'code',
  shoeSize: filterSteps.shoeSize,
  accessory: 'code',
  instrument: 'code',
  campingKind: 'code',
  persons: filterSteps.persons,
  age: filterSteps.age,
  adoption: 'yes',
  sex: 'code',
  vaccinated: 'yes',
  neutered: 'yes',
  animal: 'code',
  payPer: 'code',
  sector: 'code',
  hoursPerWeek: filterSteps.hoursPerWeek,
  workPermit: 'code',
  shift: 'code',
  housing: 'yes',
  atYours: 'yes',
  trade: 'code',
  occasion: 'code',
  lostKind: 'code',
} as const satisfies Readonly<Partial<Record<AttributeKey, FilterKind>>>

export type FilterKey = keyof typeof filterKinds

/** The attributes that searches filter by, in the order of the table. */
export const filterKeys = Object.keys(filterKinds).filter(isFilterKey)

export function isFilterKey(key: string): key is FilterKey {
  return Object.hasOwn(filterKinds, key)
}
