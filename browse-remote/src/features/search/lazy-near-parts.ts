import { lazy } from 'react'

import type { NearChip as Chip, TravelTime as Travel } from './near-parts.tsx'

/** Only searches near a landmark need the names of all of them, and the positions of all areas. */
const load = () => import(/* webpackChunkName: "near-parts" */ './near-parts.tsx')
const nothing = () => ({ default: () => null })

export const NearChip = lazy<typeof Chip>(() =>
  load().then((module) => ({ default: module.NearChip }), nothing),
)

export const TravelTime = lazy<typeof Travel>(() =>
  load().then((module) => ({ default: module.TravelTime }), nothing),
)
