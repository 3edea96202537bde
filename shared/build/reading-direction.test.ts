import { describe, expect, it } from 'vitest'

import { styleSheets } from './style-sheets.ts'

/** Style sheets whose sides stay where they are in any language. */
const fixed = [
  // An island does not turn over.
  'browse-remote/src/components/where/where.module.css',
  // Numbers of telephones are written from left to right.
  'post-remote/src/features/phone/international-phone-input.css',
]

it.each([...styleSheets()].filter(([file]) => !fixed.includes(file)))(
  '%s follows the reading direction',
  (_file, css) => {
    expect(declarationsWithSides(css)).toEqual([])
  },
)

describe('declarationsWithSides', () => {
  it.each([
    'left: 0',
    'margin-left: auto',
    'border-top-right-radius: 4px',
    'text-align: right',
    'float: left',
    'padding: 1px 2px 3px calc(2px + 2px)',
    'inset: 0 auto 0 0',
    'border-radius: 4px 0 0 4px',
    'background: linear-gradient(to right, red, blue)',
  ])('finds %s', (declaration) => {
    expect(declarationsWithSides(`a { color: red; ${declaration}; }`)).toEqual([declaration])
  })

  it.each([
    'inset-inline-start: 0',
    'text-align: start',
    'padding: 1px 2px 3px 2px',
    'inset: auto 0 0',
    'border-radius: 4px 4px 0 0',
    'padding-inline: 1px 2px',
    // A notch is on one side of the device, whatever is read on it.
    'padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left)',
  ])('lets %s pass', (declaration) => {
    expect(declarationsWithSides(`a { ${declaration}; }`)).toEqual([])
  })
})

/** What would be on the wrong side in a language that is read from right to left. */
function declarationsWithSides(css: string): readonly string[] {
  const declarations = css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^{};]+)(?=[;}])/g)
  return [...declarations].flatMap(([, property = '', value = '']) =>
    !value.includes('safe-area-inset') && hasSide(property, value)
      ? [`${property}: ${value.trim()}`]
      : [],
  )
}

function hasSide(property: string, value: string): boolean {
  if (/(?:^|-)(?:left|right)(?:$|-)/.test(property)) return true
  if (/^(?:text-align|float|clear)$/.test(property)) return /\b(?:left|right)\b/.test(value)
  if (/gradient\(to (?:left|right)\b/.test(value)) return true
  const [first, second, third, fourth] = partsOf(value)
  if (property === 'border-radius')
    return second !== undefined && (first !== second || third !== fourth)
  return /^(?:margin|padding|inset|scroll-margin|scroll-padding)$/.test(property)
    ? fourth !== undefined && second !== fourth
    : false
}

/** The parts of a value between spaces, except those in brackets. */
function partsOf(value: string): readonly string[] {
  return value.trim().match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
}
