import { expect, it } from 'vitest'

import { straySelectors } from './selectors.mjs'

it.each([
  '.browse_card_x1Y-_{color:red}',
  '.browse_card_x1Y-_ h2,.browse_card_x1Y-_:not(:is(a,b),p)>a{color:red}',
  '@layer page{@media (min-width:640px){[data-theme=dark] .browse_grid_a{gap:0}}}',
  '@keyframes browse_turn_a{0%{rotate:0deg}to{rotate:1turn}}',
  '.slick-track,.browse_dots_b .slick-list{display:flex}',
])('a style of its own page is none: %s', (css) => {
  expect(straySelectors(css, 'browse')).toEqual([])
})

it.each([
  ['main h1{color:red}', 'main h1'],
  ['.browse_a_b,a:hover{color:red}', 'a:hover'],
  ['@layer page{@media print{.card{color:red}}}', '.card'],
  ['.post_card_a{color:red}', '.post_card_a'],
  ['.react-tel-input{color:red}', '.react-tel-input'],
  ['p:not(.browse_a_b){color:red}', 'p:not'],
  [':root{--color-text:red}', ':root'],
  ['@keyframes turn{to{rotate:1turn}}', '@keyframes turn'],
  ['@font-face{font-family:Figtree}', '@font-face'],
])('what other pages could match is found: %s', (css, stray) => {
  expect(straySelectors(css, 'browse')).toEqual([stray])
})
