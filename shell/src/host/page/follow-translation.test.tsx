import { translatePage } from '@adamarket/shared/testing/translate-page.ts'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { followTranslation } from './follow-translation.ts'

let end: () => void
beforeEach(() => {
  end = followTranslation()
})
afterEach(() => end())

const untranslated = ({ textContent }: HTMLElement) => textContent

it.each([
  [
    'a text that comes and goes',
    (isOn: boolean) => (
      <p>
        {isOn && 'Sold '}
        <b>now</b>
      </p>
    ),
    'now',
    'Sold now',
  ],
  [
    'a text that goes before others',
    (isOn: boolean) => (
      <p>
        {!isOn && 'For sale '}
        <b>now</b>
      </p>
    ),
    'For sale now',
    'now',
  ],
  [
    'an element before a text',
    (isOn: boolean) => <p>{isOn && <b>Sold </b>}today</p>,
    'today',
    'Sold today',
  ],
  [
    'a text that changes',
    (isOn: boolean) => (
      <p>
        <b>Price</b>
        {isOn ? ' £90' : ' £100'}
      </p>
    ),
    'Price £100',
    'Price £90',
  ],
  [
    'a part of it',
    (isOn: boolean) => (
      <div>
        {isOn ? (
          <b>Gone</b>
        ) : (
          <p>
            There <i>it</i> is
          </p>
        )}
      </div>
    ),
    'There it is',
    'Gone',
  ],
])('a translated page goes on with %s', async (_what, show, before, after) => {
  const { container, rerender } = render(show(false))
  expect(untranslated(container)).toBe(before)
  for (const isOn of [true, false, true]) {
    translatePage(container)
    // A translator works in tasks of its own.
    await new Promise((resolve) => setTimeout(resolve))
    rerender(show(isOn))
    // A text that changed takes its place back a moment later.
    await expect.poll(() => untranslated(container)).toBe(isOn ? after : before)
  }
})

it('a page that is not translated fails as before', () => {
  const [one, other] = [document.createElement('p'), document.createElement('p')]
  expect(() => one.removeChild(other)).toThrow()
  expect(() => one.insertBefore(document.createElement('b'), other)).toThrow()
})
