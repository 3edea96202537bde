/** The 13 categories with their subcategories, to the letter (specification, section 2.6). */
export const categoryTree = [
  {
    name: 'Vehicles',
    subcategories: [
      'Cars for Sale',
      'Cars for Rent',
      'Tyres, Batteries, Oils, & Accessories',
      'Car Spare Parts',
      'Motorcycles & Accessories',
      'Boats - Watercraft',
      'Heavy Trucks, Buses & Other Vehicles',
    ],
  },
  {
    name: 'Real Estate',
    subcategories: [
      'Apartments',
      'Houses',
      'Land',
      'Room Rentals',
      'Commercial Properties',
      'Other Real Estate',
    ],
  },
  {
    name: 'Electronics',
    subcategories: [
      'Mobile Phones',
      'Laptops',
      'Tablets',
      'Gaming Consoles',
      'Accessories',
      'Other Electronics',
    ],
  },
  {
    name: 'Home Appliances',
    subcategories: [
      'Microwaves & Ovens',
      'Blenders',
      'Water Boilers',
      'Pans & Cookware',
      'Dishes & Utensils',
      'Irons',
      'Vacuum Cleaners',
      'Heaters',
      'Fans',
      'Routers',
      'Other Appliances',
    ],
  },
  {
    name: 'Furniture',
    subcategories: [
      'Desks & Chairs',
      'Beds & Mattresses',
      'Sofas',
      'Blankets & Bedding',
      'Home Decor',
      'Carpets',
      'Curtains',
      'Other Furniture',
    ],
  },
  {
    name: 'Education',
    subcategories: [
      'Calculators',
      'Lab Coats & Medical Supplies',
      'Engineering Tools',
      'Stationery & Art Supplies',
      'Books & Study Notes',
      'Bags & Backpacks',
      'Online Courses & Tutorials',
      'eBooks & Digital Resources',
      'Tutoring Services',
      'Other Study Supplies',
    ],
  },
  {
    name: 'Fashion',
    subcategories: [
      "Men's Clothing & Shoes",
      "Women's Clothing & Shoes",
      "Men's Accessories",
      "Women's Accessories",
    ],
  },
  {
    name: 'Hobbies & Entertainment',
    subcategories: [
      'Musical Instruments',
      'Board Games',
      'Video Games',
      'Art Supplies',
      'Posters',
      'Camping Gear',
    ],
  },
  { name: 'Self-Care', subcategories: ['Skincare', 'Haircare', 'Makeup'] },
  {
    name: 'Pets',
    subcategories: ['Cats', 'Dogs', 'Other Pets & Animals', 'Accessories & Pet Care Products'],
  },
  {
    name: 'Jobs',
    subcategories: [
      'Part-time',
      'Full-time',
      'Internships',
      'Freelance Work',
      'Remote Work',
      'Campus Jobs',
    ],
  },
  {
    name: 'Services',
    subcategories: [
      'Cooking & Baking',
      'Tutoring',
      'Photography',
      'Event Assistance',
      'Home Cleaning',
      'Other Services',
    ],
  },
  { name: 'Lost & Found', subcategories: ['Lost Items', 'Found Items'] },
] as const

export type Category = (typeof categoryTree)[number]['name']
export type Subcategory = (typeof categoryTree)[number]['subcategories'][number]

/** The category that a URL or a document names exactly; undefined for anything else. */
export function parseCategory(text: string | null | undefined): Category | undefined {
  return categoryTree.find(({ name }) => name === text)?.name
}

/** The subcategory of a category that a URL or a document names exactly. */
export function parseSubcategory(
  category: Category,
  text: string | null | undefined,
): Subcategory | undefined {
  return subcategoriesOf(category).find((subcategory) => subcategory === text)
}

/** The subcategories of a category, in their order. */
export function subcategoriesOf(category: Category): readonly Subcategory[] {
  return categoryTree.find(({ name }) => name === category)?.subcategories ?? []
}
