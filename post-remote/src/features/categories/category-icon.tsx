import type { Category } from '@adamarket/shared/domain/category-tree.ts'
import {
  ApplianceIcon,
  BookIcon,
  BriefcaseIcon,
  BuildingIcon,
  CarIcon,
  GuitarIcon,
  LaptopIcon,
  LostFoundIcon,
  PawIcon,
  ShirtIcon,
  SofaIcon,
  SparklesIcon,
  WrenchIcon,
} from '@adamarket/shared/ui/icons/categories.tsx'

const icons = {
  Vehicles: CarIcon,
  'Real Estate': BuildingIcon,
  Electronics: LaptopIcon,
  'Home Appliances': ApplianceIcon,
  Furniture: SofaIcon,
  Education: BookIcon,
  Fashion: ShirtIcon,
  'Hobbies & Entertainment': GuitarIcon,
  'Self-Care': SparklesIcon,
  Pets: PawIcon,
  Jobs: BriefcaseIcon,
  Services: WrenchIcon,
  'Lost & Found': LostFoundIcon,
} as const satisfies Record<Category, unknown>

export function CategoryIcon({ category }: { readonly category: Category }) {
  const Icon = icons[category]
  return <Icon size="1.5rem" />
}
