/**
 * The bounds that the filters of numbers offer, ascending, within those of the attribute. They are apart from
 * `filterKinds`, since the shell finds listings by them and reads no addresses. The search index contains them: rebuild it
 * before new ones are offered.
 */
export const filterSteps = {
  year: [1990, 2000, 2005, 2010, 2012, 2014, 2016, 2018, 2020, 2022],
  mileage: [10_000, 30_000, 50_000, 80_000, 100_000, 150_000, 200_000],
  seats: [2, 4, 5, 7, 9, 16],
  rimSize: [13, 14, 15, 16, 17, 18, 19],
  engineSize: [50, 125, 250, 400, 600, 1000, 1300, 1600, 2000, 3000],
  length: [3, 5, 7, 10, 15],
  area: [40, 60, 80, 100, 120, 150, 200, 300, 500],
  plotArea: [500, 1000, 1338, 2676, 5000, 10_000, 20_000],
  screenSize: [6, 10, 13, 15, 24, 27, 32, 43, 50, 55, 65],
  batteryHealth: [80, 85, 90, 95],
  sofaSeats: [1, 2, 3, 4, 6],
  shoeSize: [36, 37, 38, 39, 40, 41, 42, 43, 44, 45],
  persons: [2, 3, 4, 6],
  age: [3, 6, 12, 24, 60],
  hoursPerWeek: [10, 20, 30, 40],
} as const

/** The bounds that the filter of an attribute offers; none for a code or yes. */
export function stepsOf(key: string): readonly number[] {
  const steps: Readonly<Record<string, readonly number[]>> = filterSteps
  return (Object.hasOwn(steps, key) && steps[key]) || []
}
