import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languageFacts } from '@adamarket/shared/domain/languages.ts'
import type { Listing } from '@adamarket/shared/domain/listing/listing.ts'
import { listingNumber } from '@adamarket/shared/domain/listing/listing-number.ts'
import { cardFacts } from '@adamarket/shared/i18n/attributes/card-facts.ts'
import { joinFacts } from '@adamarket/shared/i18n/join-facts.ts'
import { placeOf } from '@adamarket/shared/i18n/place-name.ts'
import { decodePicture } from '@adamarket/shared/ui/decode-picture.ts'

import { shareTexts } from './share-texts.ts'

/** The size of a story, in pixels. What matters keeps away from its upper and lower edge, which apps cover. */
const [width, height] = [1080, 1920]
const margin = 72
const textWidth = width - 2 * margin
const photo = { top: 350, height: 780, radius: 48 }
const maxTitleLines = 3
/** The colours of the light theme: a picture is the same for everyone. */
const colours = {
  sea: '#0b4a5c',
  deep: '#07343f',
  sun: '#f7a31b',
  white: '#ffffff',
  pale: '#b9d9de',
}
const startsRightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * Draws a listing as a picture for the stories of other apps, as a JPEG.
 *
 * @param price formatted
 * @param host the site's, which the picture names
 * @throws when the photo cannot be read or the browser cannot draw
 */
export async function drawStory(
  listing: Listing,
  price: string,
  language: Language,
  host: string,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  const draw = {
    context,
    font: getComputedStyle(document.body).fontFamily,
    edge: languageFacts[language].direction === 'rtl' ? ('right' as const) : ('left' as const),
  }
  fillBackground(context)
  await drawPhoto(context, listing.imageUrl[0])
  write(draw, 'AdaMarket', { y: 290, size: 76, weight: 800, colour: colours.white })
  write(draw, price, { y: 1280, size: 120, weight: 800, colour: colours.white })
  const lines = linesOf(draw, listing.title, { size: 58, weight: 600 })
  lines.forEach((line, index) =>
    write(draw, line, { y: 1375 + index * 72, size: 58, weight: 600, colour: colours.white }),
  )
  const facts = [placeOf(listing, language), ...cardFacts(listing, language)]
  const below = 1375 + lines.length * 72
  write(draw, joinFacts(facts, language), {
    y: below + 14,
    size: 44,
    weight: 500,
    colour: colours.pale,
  })
  const number = shareTexts(language)('number', { number: listingNumber(listing.id) })
  write(draw, `${host} · ${number}`, {
    y: below + 92,
    size: 44,
    weight: 700,
    colour: colours.sun,
  })
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No picture'))),
      'image/jpeg',
      0.9,
    )
  })
}

type Draw = {
  readonly context: CanvasRenderingContext2D
  readonly font: string
  /** Where every line begins, whatever its own direction. */
  readonly edge: 'left' | 'right'
}
type Look = { readonly size: number; readonly weight: number }

function fillBackground(context: CanvasRenderingContext2D): void {
  const gradient = context.createLinearGradient(0, 0, 0, height)
  gradient.addColorStop(0, colours.sea)
  gradient.addColorStop(1, colours.deep)
  context.fillStyle = gradient
  context.fillRect(0, 0, width, height)
}

/** Fills its frame, cut as on a card; a listing without photos has an empty frame. */
async function drawPhoto(context: CanvasRenderingContext2D, link?: string): Promise<void> {
  context.beginPath()
  context.roundRect(margin, photo.top, textWidth, photo.height, photo.radius)
  context.fillStyle = colours.deep
  context.fill()
  if (link === undefined) return
  const answer = await fetch(link)
  if (!answer.ok) throw new Error(`The photo is not there: ${answer.status}`)
  const bitmap = await decodePicture(await answer.blob())
  const scale = Math.max(textWidth / bitmap.width, photo.height / bitmap.height)
  const [w, h] = [textWidth / scale, photo.height / scale]
  const [x, y] = [(bitmap.width - w) / 2, (bitmap.height - h) / 2]
  context.save()
  context.clip()
  context.drawImage(bitmap, x, y, w, h, margin, photo.top, textWidth, photo.height)
  context.restore()
  bitmap.close()
}

/** One line, smaller where it would be too wide. */
function write(
  { context, font, edge }: Draw,
  text: string,
  { y, size, weight, colour }: Look & { readonly y: number; readonly colour: string },
): void {
  context.font = `${weight} ${size}px ${font}`
  context.fillStyle = colour
  context.direction = startsRightToLeft.test(text) ? 'rtl' : 'ltr'
  context.textAlign = edge
  context.fillText(text, edge === 'right' ? width - margin : margin, y, textWidth)
}

/** The lines of a title; what does not fit is cut. */
function linesOf({ context, font }: Draw, text: string, { size, weight }: Look): readonly string[] {
  context.font = `${weight} ${size}px ${font}`
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ')
    const fits = lines.length > 0 && context.measureText(longer).width <= textWidth
    if (fits) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  const shown = lines.slice(0, maxTitleLines)
  return lines.length > maxTitleLines ? [...shown.slice(0, -1), `${shown.at(-1)} …`] : shown
}
