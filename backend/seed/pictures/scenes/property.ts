import { coastRoad, groundY, mountainRoad, oldTown, olives } from '#seed/pictures/backdrops.ts'
import type { Backdrop } from '#seed/pictures/backdrops.ts'
import { colours } from '#seed/pictures/colour.ts'
import { cypress, oliveTree, palm, sea, sky } from '#seed/pictures/nature.ts'
import { boards, plainWall, windowWithView } from '#seed/pictures/room-parts.ts'
import { kitchen, livingRoom, terrace } from '#seed/pictures/rooms.ts'
import type { Scene, Shot } from '#seed/pictures/scene.ts'
import { at, box, canvas, shape, times, vertical } from '#seed/pictures/svg.ts'
import { bed, desk, diningTable, sofa, wardrobe } from '#seed/pictures/things/furniture.ts'
import { kettle, oven } from '#seed/pictures/things/appliances.ts'
import {
  apartmentBlock,
  plot,
  pool,
  shopFront,
  villa,
  warehouse,
} from '#seed/pictures/things/buildings.ts'

export type Surroundings = 'coast' | 'mountain' | 'town'

const backdrops: Readonly<Record<Surroundings, Backdrop>> = {
  coast: coastRoad,
  mountain: mountainRoad,
  town: oldTown,
}

/** A flat: the block first, then its rooms and the view. */
export function apartment(wall: string, accent: string, surroundings: Surroundings): Scene {
  return withRooms((shot) => {
    const floors = Math.round(shot.object.between(3, 5))
    return (
      backdrops[surroundings](shot.light, shot.place) +
      at(470, groundY - 40, apartmentBlock(wall, accent, floors), 1.05) +
      garden(shot)
    )
  })
}

/** A flat or studio shown from within: the rooms first. */
export function flatInside(cover: string): Scene {
  return (shot) => room(shot, shot.number, cover)
}

/** A house: the front, a pool or garden, then its rooms. */
export function house(wall: string, roof: 'flat' | 'tiled', surroundings: Surroundings): Scene {
  return withRooms(
    (shot) =>
      backdrops[surroundings](shot.light, shot.place) +
      at(480, groundY - 30, villa(wall, roof), 1.12) +
      garden(shot),
    (shot) =>
      olives(shot.light, shot.place) +
      at(520, 500, villa(wall, roof), 0.92) +
      at(470, 620, pool(), 1) +
      palm(70, 560, 380, 40),
  )
}

/** One furnished room, from several sides. */
export function roomToLet(cover: string): Scene {
  return (shot) => room(shot, [1, 4, 0, 2, 3, 5][shot.number] ?? 1, cover)
}

/** A piece of land among olive trees, or above the sea. */
export function land(surroundings: 'coast' | 'olives'): Scene {
  return (shot) => {
    const { number, light, place } = shot
    const ground = '#a9a05a'
    const base =
      surroundings === 'coast'
        ? sky(light, place, 400) +
          sea(light, place, 350, 480) +
          shape(
            'M0,470 C260,440 520,480 960,446 L960,720 L0,720 Z',
            vertical('#c2b876', '#8f8247'),
          ) +
          oliveTree(90, 520, 0.9) +
          cypress(900, 500, 150)
        : olives(light, place)
    const size = [0.95, 1.25, 0.8, 1.1][number % 4] ?? 1
    return base + at(number % 2 ? 440 : 500, 630, plot(ground), size)
  }
}

export function shop(wall: string, accent: string): Scene {
  return ({ number, light, place }) => {
    if (number % 3 === 2) return inside(light, place, at(480, 640, desk(colours.oak).svg, 1.15))
    const size = number % 3 === 1 ? 1.45 : 1.15
    return (
      oldTown(light, place) +
      at(number % 3 === 1 ? 420 : 480, groundY - 34, shopFront(wall, accent), size)
    )
  }
}

export function store(wall: string): Scene {
  return ({ number, light, place }) =>
    mountainRoad(light, place) +
    at(number % 2 ? 400 : 480, groundY - 40, warehouse(wall), number % 2 ? 1.5 : 1.2)
}

type Light = Shot['light']
type Place = Shot['place']

function withRooms(front: Scene, second?: Scene): Scene {
  return (shot) => {
    if (shot.number === 0) return front(shot)
    if (shot.number === 1 && second) return second(shot)
    const cover = shot.object.pick([
      colours.sea,
      colours.terracotta,
      colours.olive,
      '#6f86a6',
      colours.citrus,
    ])
    return room(shot, shot.number - 1, cover)
  }
}

/** The rooms of a home, in the order in which people photograph them. */
function room({ light, place }: Shot, number: number, cover: string): string {
  switch (number % 6) {
    case 0:
      return livingRoom(light, place).back + at(480, 640, sofa(cover, 3).svg, 0.92)
    case 1:
      return inside(light, place, at(500, 650, bed(cover).svg, 0.98))
    case 2:
      return (
        kitchen(light, place).back +
        cabinets() +
        at(480, 752, oven('#d9dfe3').svg, 0.47) +
        at(690, 546, kettle(cover).svg, 0.34)
      )
    case 3:
      return terrace(light, place).back + at(480, 640, diningTable(colours.oak).svg, 0.9)
    case 4:
      return inside(
        light,
        place,
        at(320, 640, desk(colours.oak).svg, 0.78) + at(760, 640, wardrobe('#e0cfae').svg, 0.84),
      )
    default:
      return livingRoom(light, place).back + at(480, 640, diningTable(colours.walnut).svg, 1.15)
  }
}

function inside(light: Light, place: Place, content: string): string {
  return (
    plainWall(place.pick(['#f3e4cf', '#dfe8e0', '#cfe0e2', '#f1d5c4'])) +
    windowWithView(360, 50, 300, 250, light, place) +
    boards('#b98a5c', 520) +
    content
  )
}

function cabinets(): string {
  const door = (x: number): string =>
    box(x, 560, 150, 160, vertical('#fdf7ea', '#d9c9ac'), 3) + box(x + 60, 574, 30, 6, '#8a5a3a', 3)
  return box(0, 544, canvas.width, 18, '#fffaf0') + times(7, (index) => door(-30 + index * 154))
}

function garden({ place }: Shot): string {
  return (
    cypress(70, groundY - 30, place.between(170, 240)) +
    cypress(900, groundY - 30, place.between(150, 220)) +
    oliveTree(828, groundY - 16, 0.7)
  )
}
