/** What the numbers among the attributes count. */
export const units = {
  mileage: 'km',
  seats: 'seats',
  rimSize: 'inch',
  engineSize: 'cc',
  length: 'm',
  area: 'm²',
  plotArea: 'm²',
  screenSize: 'inch',
  batteryHealth: '%',
  capacity: 'kg',
  btu: 'BTU',
  width: 'cm',
  sofaSeats: 'seats',
  shoeSize: 'EU',
  players: 'players',
  persons: 'persons',
  age: 'months',
  hoursPerWeek: 'hours',
} as const

export type Unit = (typeof units)[keyof typeof units]

/** The unit of a number among the attributes; undefined for a plain number. */
export function unitOf(key: string): Unit | undefined {
  const found = Object.entries(units).find(([name]) => name === key)
  return found?.[1]
}
