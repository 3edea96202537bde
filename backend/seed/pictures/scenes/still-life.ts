import { beach, coastRoad, courtyard, groundY, oldTown, olives } from '#seed/pictures/backdrops.ts'
import type { Backdrop } from '#seed/pictures/backdrops.ts'
import {
  livingRoom,
  kitchen,
  linen,
  paintedArch,
  plinth,
  terrace,
  windowTable,
} from '#seed/pictures/rooms.ts'
import type { Setting } from '#seed/pictures/rooms.ts'
import type { Scene } from '#seed/pictures/scene.ts'
import { at, canvas, mirrored, oval, radial } from '#seed/pictures/svg.ts'

/** A thing to photograph: it stands on y = 0, its middle is x = 0. Sizes are in canvas units. */
export type Thing = { readonly svg: string; readonly width: number; readonly height: number }

type Settings = readonly [Setting, ...Setting[]]

const onTable: Settings = [windowTable, paintedArch, plinth, terrace]
const inKitchen: Settings = [kitchen, windowTable, kitchen, paintedArch]
const onLinen: Settings = [linen, plinth, paintedArch, windowTable]
const inRoom: Settings = [livingRoom]
const inNature: Settings = [inOpenAir(beach), inOpenAir(olives), inOpenAir(courtyard)]
const onStreet: Settings = [inOpenAir(courtyard), inOpenAir(oldTown), inOpenAir(coastRoad)]

/** Something that stands on a table. Several things are shown in turn: front, back, open, with its box. */
export function tabletop(...things: readonly [Thing, ...Thing[]]): Scene {
  return stillLife(onTable, things)
}

/** Something that belongs in a kitchen. */
export function inTheKitchen(...things: readonly [Thing, ...Thing[]]): Scene {
  return stillLife(inKitchen, things)
}

/** Something small and soft, or for the skin. */
export function onCloth(...things: readonly [Thing, ...Thing[]]): Scene {
  return stillLife(onLinen, things)
}

/** Furniture, and whatever stands on the floor of a room. */
export function inTheRoom(...things: readonly [Thing, ...Thing[]]): Scene {
  return stillLife(inRoom, things)
}

/** Outdoors: by the sea, among olive trees, in a courtyard. */
export function outdoors(...things: readonly [Thing, ...Thing[]]): Scene {
  return stillLife(inNature, things)
}

/** On the pavement, where lost things are found. */
export function onThePavement(...things: readonly [Thing, ...Thing[]]): Scene {
  return stillLife(onStreet, things)
}

function inOpenAir(backdrop: Backdrop): Setting {
  return (light, random) => ({ back: backdrop(light, random), base: groundY + 30 })
}

/** How near the camera is, picture by picture. */
const zooms = [1, 1.42, 1.12, 1.75, 0.9, 2] as const

function stillLife(settings: Settings, things: readonly [Thing, ...Thing[]]): Scene {
  return ({ number, light, object, place }) => {
    const start = Math.floor(object.between(0, settings.length))
    const setting = settings[(start + Math.floor(number / 2)) % settings.length] ?? settings[0]
    const thing = things[number % things.length] ?? things[0]
    const { back, base } = setting(light, place)
    const fit = Math.min(1.4, 470 / thing.height, 760 / thing.width)
    const turnedRound = number % 4 === 2
    const content =
      back + at(480, base, shadow(thing) + (turnedRound ? mirrored(thing.svg) : thing.svg), fit)
    const zoom = zooms[number % zooms.length] ?? 1
    if (zoom <= 1) return content
    const focusX = 480 + (number === 1 ? 0 : place.between(-0.2, 0.2)) * thing.width
    const focusY = base - thing.height * fit * place.between(0.45, 0.62)
    return at(
      inside(canvas.width / 2 - focusX * zoom, canvas.width, zoom),
      inside(canvas.height * 0.52 - focusY * zoom, canvas.height, zoom),
      content,
      zoom,
    )
  }
}

/** An offset at which the enlarged drawing still covers the canvas. */
function inside(offset: number, size: number, zoom: number): number {
  return Math.min(0, Math.max(size * (1 - zoom), offset))
}

function shadow({ width }: Thing): string {
  return oval(
    width * 0.05,
    2,
    width * 0.62,
    Math.max(12, width * 0.055),
    radial('#1a1220a8', '#1a122000'),
  )
}
