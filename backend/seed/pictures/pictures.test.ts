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

const namespace = 'xmlns="http://www.w3.org/2000/svg"'
const outside = /href|https?:|<image|<text|<script|<style|<foreignObject|@import/i
const mistakes = /NaN|undefined|null|Infinity|gradient\(|fill=""/

function matches(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}

function namesOf(found: readonly (typeof drawings)[number][]): string[] {
  return found.map(({ name }) => name)
}

function badReferences(svg: string): boolean {
  const defined = matches(identifiers, svg)
  const known = new Set(defined.map((id) => `#${id}`))
  return known.size < defined.length || matches(references, svg).some((id) => !known.has(id))
}

describe('the drawings', () => {
  it('are the same every time, and no two are alike', () => {
    expect(namesOf(drawings.filter(({ svg, again }) => svg !== again()))).toEqual([])
    expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(drawings.length)
  })

  it('hold no text, no script and nothing from outside', () => {
    const foreign = drawings.filter(({ svg }) => outside.test(svg.replace(namespace, '')))
    expect(namesOf(foreign)).toEqual([])
  })

  it('refer only to ids that they define, each once', () => {
    expect(namesOf(drawings.filter(({ svg }) => badReferences(svg)))).toEqual([])
  })

  it('hold no value that went wrong', () => {
    expect(namesOf(drawings.filter(({ svg }) => mistakes.test(svg)))).toEqual([])
  })

  it('are well-formed and of the size of a picture', { timeout: 60_000 }, async () => {
    const wrong: string[] = []
    for (const { name, svg } of drawings) {
      // Parses the whole document and draws nothing.
      const read = await sharp(Buffer.from(svg))
        .metadata()
        .catch(() => undefined)
      if (read?.format !== 'svg' || read.width !== 1280 || read.height !== 960) wrong.push(name)
    }
    expect(wrong).toEqual([])
  })
})
