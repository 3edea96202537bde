import { expect, it } from 'vitest'

import { styleSheets } from './style-sheets.ts'

/** The selectors for a hovered element that also apply on a touch screen, where they stay after a tap. */
function stickyHovers(css: string): readonly string[] {
  const open: string[] = []
  const found: string[] = []
  for (const [, head = '', brace] of css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .matchAll(/([^{}]*)([{}])/g)) {
    if (brace === '}') open.pop()
    else {
      if (head.includes(':hover') && !open.some((one) => one.includes('(hover: hover)'))) {
        found.push(head.trim())
      }
      open.push(head)
    }
  }
  return found
}

it('sees a rule that applies on touch screens', () => {
  expect(
    stickyHovers('@layer ui { .a:hover { x: y } @media (hover: hover) { .b:hover { x: y } } }'),
  ).toEqual(['.a:hover'])
})

it('no style stays after a tap: those for a hovered element are for devices that hover', () => {
  const sheets = [...styleSheets()]
  expect(sheets.length).toBeGreaterThan(50)
  expect(
    sheets.flatMap(([file, css]) => stickyHovers(css).map((selector) => `${file}: ${selector}`)),
  ).toEqual([])
})
