import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { allListings } from '#seed/all-listings.ts'
import { drawShot } from '#seed/pictures/scene.ts'

const drawings = allListings.flatMap(({ id, title, scene, pictures }) =>
  Array.from({ length: pictures }, (_, number) => ({
    name: `${title} (${number + 1})`,
    svg: drawShot(scene, id, number),
    again: () => drawShot(scene, id, number),
  })),
)

const references = /url\(([^)]*)\)/g
const identifiers = / id="([^"]*)"/g

function matches(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

describe('the drawings', () => {
  it('are the same every time, and no two are alike', () => {
    for (const { name, svg, again } of drawings) expect(again() === svg, name).toBe(true)
    expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(drawings.length)
  })

  it('hold no text, no script and nothing from outside', () => {
    for (const { name, svg } of drawings) {
      expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', ''), name).not.toMatch(
        /href|https?:|<image|<text|<script|<style|<foreignObject|@import/i,
      )
    }
  })

  it('refer only to ids that they define, each once', () => {
    for (const { name, svg } of drawings) {
      const defined = matches(identifiers, svg)
      expect(new Set(defined).size, name).toBe(defined.length)
      const known = new Set(defined.map((id) => `#${id}`))
      expect(
        matches(references, svg).filter((target) => !known.has(target)),
        name,
      ).toEqual([])
    }
  })

  it('hold no value that went wrong', () => {
    for (const { name, svg } of drawings) {
      expect(svg, name).not.toMatch(/NaN|undefined|null|Infinity|gradient\(|fill=""/)
    }
  })

  it('are well-formed and of the size of a picture', { timeout: 60_000 }, async () => {
    for (const { name, svg } of drawings) {
      const { format, width, height } = await sharp(Buffer.from(svg)).metadata()
      expect({ format, width, height }, name).toEqual({ format: 'svg', width: 1280, height: 960 })
    }
  })
})
