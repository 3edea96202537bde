import { expect, it } from 'vitest'

import { categoryTree, subcategoriesOf } from './category-tree.ts'

/** These are the words of the specification: names have commas, lists have semicolons. */
const rows = [
  [
    'Vehicles',
    'Cars for Sale; Cars for Rent; Tyres, Batteries, Oils, & Accessories; Car Spare Parts; Motorcycles & Accessories; Boats - Watercraft; Heavy Trucks, Buses & Other Vehicles',
  ],
  [
    'Real Estate',
    'Apartments; Houses; Land; Room Rentals; Commercial Properties; Other Real Estate',
  ],
  [
    'Electronics',
    'Mobile Phones; Laptops; Tablets; Gaming Consoles; Accessories; Other Electronics',
  ],
  [
    'Home Appliances',
    'Microwaves & Ovens; Blenders; Water Boilers; Pans & Cookware; Dishes & Utensils; Irons; Vacuum Cleaners; Heaters; Fans; Routers; Other Appliances',
  ],
  [
    'Furniture',
    'Desks & Chairs; Beds & Mattresses; Sofas; Blankets & Bedding; Home Decor; Carpets; Curtains; Other Furniture',
  ],
  [
    'Education',
    'Calculators; Lab Coats & Medical Supplies; Engineering Tools; Stationery & Art Supplies; Books & Study Notes; Bags & Backpacks; Online Courses & Tutorials; eBooks & Digital Resources; Tutoring Services; Other Study Supplies',
  ],
  [
    'Fashion',
    "Men's Clothing & Shoes; Women's Clothing & Shoes; Men's Accessories; Women's Accessories",
  ],
  [
    'Hobbies & Entertainment',
    'Musical Instruments; Board Games; Video Games; Art Supplies; Posters; Camping Gear',
  ],
  ['Self-Care', 'Skincare; Haircare; Makeup'],
  ['Pets', 'Cats; Dogs; Other Pets & Animals; Accessories & Pet Care Products'],
  ['Jobs', 'Part-time; Full-time; Internships; Freelance Work; Remote Work; Campus Jobs'],
  [
    'Services',
    'Cooking & Baking; Tutoring; Photography; Event Assistance; Home Cleaning; Other Services',
  ],
  ['Lost & Found', 'Lost Items; Found Items'],
] as const

it.each(rows)('%s has the subcategories of the specification: %s', (category, subcategories) => {
  expect(subcategoriesOf(category).join('; ')).toBe(subcategories)
})

it('has the 13 categories of the specification, in its order', () => {
  expect(categoryTree.map(({ name }) => name)).toEqual(rows.map(([name]) => name))
})
