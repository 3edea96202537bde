/** How long it takes to go somewhere, roughly: a listing has an area and no address. */
export type TravelTime = { readonly by: 'foot' | 'car'; readonly minutes: number }

/** How much longer a way is than the distance as the crow flies. */
const detour = 1.3
/** By road; further, people do not walk every day. */
const maxWalkedKm = 2.5
const walkedKmPerHour = 5
/** In towns and between villages. */
const drivenKmPerHour = 35
const minutesToPark = 2
const step = 5

/** @param km as the crow flies */
export function travelTime(km: number): TravelTime {
  const byRoad = km * detour
  return byRoad <= maxWalkedKm
    ? { by: 'foot', minutes: rounded((byRoad / walkedKmPerHour) * 60) }
    : { by: 'car', minutes: rounded((byRoad / drivenKmPerHour) * 60 + minutesToPark) }
}

function rounded(minutes: number): number {
  return Math.max(step, Math.round(minutes / step) * step)
}
