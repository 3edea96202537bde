import type { Subcategory } from '#domain/category-tree.ts'

import type { AttributeKey } from './definitions.ts'

/** The attributes of a subcategory, in the order of the form. */
type Row = readonly AttributeKey[]

/** What a tenant pays besides the rent; the form asks for it beside the price. */
export const rentKeys = [
  'rentPayment',
  'deposit',
  'commission',
  'billsIncluded',
  'monthlyBills',
] as const satisfies Row

const clothing: Row = ['garment', 'size', 'shoeSize']
const fashionAccessories: Row = ['accessory', 'material']
const lessons: Row = ['subject', 'priceUnit', 'language', 'lessonPlace']
const animals: Row = ['age', 'sex', 'adoption', 'vaccinated', 'neutered']
const books: Row = ['bookKind', 'subject', 'language']
const partTime: Row = ['payPer', 'sector', 'hoursPerWeek', 'shift', 'workPermit', 'language']
const freelance: Row = ['payPer', 'sector', 'language', 'hoursPerWeek']
const events: Row = ['priceUnit', 'occasion', 'atYours', 'language']
const smallAppliance: Row = ['brand', 'warranty']
const textiles: Row = ['width', 'material']

/** Which attributes the listings of a subcategory have. */
export const attributesOf: Readonly<Partial<Record<Subcategory, Row>>> = {
  'Cars for Sale': [
    'make',
    'model',
    'year',
    'mileage',
    'gearbox',
    'fuel',
    'body',
    'engineSize',
    'damage',
    'paint',
    'registration',
    'inspection',
    'steering',
  ],
  'Cars for Rent': ['rentUnit', 'gearbox', 'seats', 'delivery'],
  'Tyres, Batteries, Oils, & Accessories': ['partKind', 'rimSize', 'make'],
  'Car Spare Parts': ['partKind', 'make', 'rimSize'],
  'Motorcycles & Accessories': [
    'motoType',
    'make',
    'model',
    'engineSize',
    'year',
    'mileage',
    'damage',
    'registration',
    'inspection',
  ],
  'Boats - Watercraft': ['boatType', 'length', 'year'],
  'Heavy Trucks, Buses & Other Vehicles': ['vehicleType', 'make', 'year', 'mileage', 'seats'],

  Apartments: [
    'dealType',
    'rooms',
    'area',
    'furnished',
    'floor',
    'offeredBy',
    ...rentKeys,
    'titleDeed',
    'pool',
  ],
  Houses: [
    'dealType',
    'rooms',
    'area',
    'furnished',
    'pool',
    'plotArea',
    'offeredBy',
    ...rentKeys,
    'titleDeed',
  ],
  Land: ['dealType', 'plotArea', 'titleDeed', 'offeredBy', 'zoning', 'roadAccess', 'electricity'],
  'Room Rentals': ['roomType', 'furnished', 'offeredBy', ...rentKeys],
  'Commercial Properties': [
    'dealType',
    'propertyUse',
    'area',
    'offeredBy',
    ...rentKeys,
    'titleDeed',
  ],
  'Other Real Estate': ['dealType', 'propertyUse', 'area', 'offeredBy', ...rentKeys],

  'Mobile Phones': ['brand', 'storage', 'batteryHealth', 'registeredHere', 'warranty'],
  Laptops: ['brand', 'ram', 'storage', 'screenSize', 'gaming', 'warranty'],
  Tablets: ['brand', 'storage', 'screenSize', 'warranty'],
  'Gaming Consoles': ['console', 'storage', 'controllers', 'warranty'],
  Accessories: ['accessoryType', 'brand', 'warranty'],
  'Other Electronics': ['deviceType', 'brand', 'screenSize', 'warranty'],

  'Microwaves & Ovens': ['ovenType', 'energy', 'brand', 'warranty'],
  Blenders: smallAppliance,
  'Water Boilers': ['boilerType', 'brand', 'warranty'],
  Irons: smallAppliance,
  'Vacuum Cleaners': ['vacuumType', 'brand', 'warranty'],
  Heaters: ['energy', 'brand', 'warranty'],
  Fans: smallAppliance,
  Routers: smallAppliance,
  'Other Appliances': ['appliance', 'brand', 'capacity', 'btu', 'warranty'],

  'Desks & Chairs': ['furnitureKind', 'width', 'material', 'delivery'],
  'Beds & Mattresses': ['bedSize', 'mattress', 'material', 'delivery'],
  Sofas: ['sofaSeats', 'sofaBed', 'material', 'width', 'delivery'],
  'Blankets & Bedding': ['bedSize', 'material'],
  'Home Decor': ['furnitureKind', 'width', 'material'],
  Carpets: textiles,
  Curtains: textiles,
  'Other Furniture': ['furnitureKind', 'width', 'material', 'delivery'],

  Calculators: ['graphing'],
  'Lab Coats & Medical Supplies': ['size'],
  'Books & Study Notes': books,
  'Online Courses & Tutorials': lessons,
  'eBooks & Digital Resources': books,
  'Tutoring Services': lessons,

  "Men's Clothing & Shoes": clothing,
  "Women's Clothing & Shoes": clothing,
  "Men's Accessories": fashionAccessories,
  "Women's Accessories": fashionAccessories,

  'Musical Instruments': ['instrument'],
  'Board Games': ['players', 'language'],
  'Video Games': ['console'],
  'Art Supplies': ['material'],
  Posters: ['width'],
  'Camping Gear': ['campingKind', 'persons'],

  Cats: animals,
  Dogs: animals,
  'Other Pets & Animals': ['animal', 'age', 'sex'],
  'Accessories & Pet Care Products': ['animal'],

  'Part-time': partTime,
  'Full-time': ['payPer', 'sector', 'workPermit', 'housing', 'language', 'hoursPerWeek'],
  Internships: ['sector', 'payPer', 'hoursPerWeek'],
  'Freelance Work': freelance,
  'Remote Work': freelance,
  'Campus Jobs': partTime,

  'Cooking & Baking': ['priceUnit', 'delivery'],
  Tutoring: lessons,
  Photography: events,
  'Event Assistance': events,
  'Home Cleaning': ['priceUnit', 'atYours', 'language'],
  'Other Services': ['trade', 'priceUnit', 'atYours', 'language'],

  'Lost Items': ['lostKind', 'animal'],
  'Found Items': ['lostKind', 'animal'],
}
