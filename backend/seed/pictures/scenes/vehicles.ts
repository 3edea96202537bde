import {
  coastRoad,
  courtyard,
  groundY,
  marina,
  mountainRoad,
  oldTown,
} from '#seed/pictures/backdrops.ts'
import type { Backdrop } from '#seed/pictures/backdrops.ts'
import type { Scene, Shot } from '#seed/pictures/scene.ts'
import { at, line, mirrored, oval, times } from '#seed/pictures/svg.ts'
import type { CarBody } from '#seed/pictures/things/car.ts'
import { carFront, carSide, dashboard } from '#seed/pictures/things/car.ts'
import { clear } from '#seed/pictures/colour.ts'
import type { Light } from '#seed/pictures/light.ts'

const roads = [coastRoad, mountainRoad, oldTown] as const

/** The place a vehicle is shown in: one for the first two pictures, others later. */
function roadFor({ number, object }: Shot, places: readonly [Backdrop, ...Backdrop[]]): Backdrop {
  const start = Math.floor(object.between(0, places.length))
  return places[(start + Math.floor(number / 2)) % places.length] ?? places[0]
}

/** A car: from the side, the front, the driver's seat, and close. */
export function car(body: CarBody, paint: string): Scene {
  return (shot) => {
    const { number, light, place } = shot
    const back = roadFor(shot, roads)(light, place)
    switch (number % 6) {
      case 0:
        return back + at(480, groundY + 34, carSide(body, paint), 1.3)
      case 1:
        return back + at(470, groundY + 56, carFront(body, paint), 1.9)
      case 2:
        return dashboard(back, place.pick(['#4b4f57', '#5b4636', '#3d434c']))
      case 3:
        return courtyard(light, place) + at(490, groundY + 40, mirrored(carSide(body, paint)), 1.3)
      case 4:
        return back + at(280, groundY + 120, carSide(body, paint), 2.3)
      default:
        return back + at(430, groundY - 20, mirrored(carSide(body, paint)), 1)
    }
  }
}

/** Anything else that stands on a road and is drawn from its side, around 500 units long. */
export function onTheRoad(drawing: string, scale = 1.2): Scene {
  return (shot) => {
    const { number, light, place } = shot
    const back = roadFor(shot, [courtyard, ...roads])(light, place)
    switch (number % 4) {
      case 0:
        return back + at(480, groundY + 40, drawing, scale)
      case 1:
        return back + at(480, groundY + 50, mirrored(drawing), scale * 1.12)
      case 2:
        return back + at(330, groundY + 104, drawing, scale * 1.75)
      default:
        return back + at(620, groundY + 96, mirrored(drawing), scale * 1.7)
    }
  }
}

/** A boat on the water of the harbour. */
export function onTheWater(drawing: string): Scene {
  return ({ number, light, place }) => {
    const back = marina(light, place)
    const boat = (number % 2 === 0 ? drawing : mirrored(drawing)) + wake(light)
    if (number % 3 === 2) return back + at(380, 640, boat, 1.6)
    return back + at(480, number % 3 === 0 ? 590 : 560, boat, number % 3 === 0 ? 1.2 : 0.95)
  }
}

/** Water that closes over the hull below the waterline. */
function wake(light: Light): string {
  const [, near] = light.sea
  return [
    oval(-10, 26, 320, 22, clear(near, 0.85)),
    times(5, (index) =>
      line(`M${-250 + index * 110},${10 + (index % 2) * 10} q28,-8 56,0`, clear('#ffffff', 0.6), 4),
    ),
  ].join('')
}
