import { expect, it } from 'vitest'

import { guessTexts } from './guess-texts.ts'

it.each([
  ['cfvjrfn', 'самокат'],
  ['CFVJRFN', 'самокат'],
  ['[jkjlbkmybr', 'холодильник'],
  ['ntktajy 13', 'телефон 13'],
  ['ыщаф', 'sofa'],
  ['шзрщту 13', 'iphone 13'],
  ['sdhvm', 'سيارة'],
  ['yvtm', 'غرفة'],
  ['سخبش', 'sofa'],
  ['samokat', 'самокат'],
  ['velosiped', 'велосипед'],
  ['kholodilnik', 'холодильник'],
  ['detskaya kolyaska', 'детская коляска'],
  ['shchenok', 'щенок'],
  ['tsvetok', 'цветок'],
  ['mebel', 'мебель'],
  ['Йцук', 'qwer'],
  ['chainik', 'чайник'],
  ['chaynik', 'чайник'],
])('%s may mean %s', (typed, guess) => {
  expect(guessTexts(typed)).toContain(guess)
})

it.each(['', '2+1', '13'])('%j means nothing else', (text) => {
  expect(guessTexts(text)).toEqual([])
})
