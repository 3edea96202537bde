import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { styleSheets } from '#build/style-sheets.ts'

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** What WCAG AA asks of text of any size. */
const minContrast = 4.5

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-overlay']
const tones = ['brand', 'accent', 'success', 'warning', 'danger', 'info']
const inks = ['brand-ink', 'accent-ink', 'success', 'warning', 'danger', 'info']

/** Text inherits its background from any element around it. */
const inherited = [
  ...['text', 'text-muted', 'link', 'link-hover', ...inks].flatMap((text) => on(text, surfaces)),
  ...on(
    'text',
    tones.map((tone) => `${tone}-soft`),
  ),
  ...['brand-contrast', 'brand-muted'].flatMap((text) => on(text, ['brand', 'brand-strong'])),
]

/** The text and the background of every rule that sets both. */
const inRules = [...styleSheets().values()].flatMap((css) =>
  [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
    const text = /(?<![-\w])color: var\(--color-([\w-]+)\)/.exec(rule)?.[1]
    const background = /background(?:-color)?: var\(--color-([\w-]+)\)/.exec(rule)?.[1]
    return text && background ? on(text, [background]) : []
  }),
)

it.each(['light', 'dark'] as const)('every text can be read in the %s theme', (theme) => {
  const unreadable = [...new Set([...inherited, ...inRules])].filter((pair) => {
    const [text = '', background = ''] = pair.split(' on ')
    return contrast(colourOf(text, theme), colourOf(background, theme)) < minContrast
  })
  expect(unreadable).toEqual([])
})

it('finds the text and the background of a rule', () => {
  expect(inRules).toContain('accent-contrast on accent')
})

function on(text: string, backgrounds: readonly string[]): readonly string[] {
  return backgrounds.map((background) => `${text} on ${background}`)
}

/** Red, green and blue of a token, from 0 to 255. */
function colourOf(token: string, theme: 'light' | 'dark'): readonly number[] {
  const [, value = ''] = new RegExp(`--color-${token}: ([^;]+);`).exec(tokens) ?? []
  const [light = '', dark = light] = value.match(/#[\da-f]{6}\b/g) ?? []
  const colour = theme === 'light' ? light : dark
  if (colour === '') throw new Error(`--color-${token} is no opaque colour`)
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

/** The contrast ratio of WCAG 2.2. */
function contrast(one: readonly number[], other: readonly number[]): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
