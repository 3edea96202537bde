import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { showPictures } from './show-pictures.ts'

/** What the browser tells about pictures. */
let tell: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      constructor(callback: typeof tell) {
        tell = callback
      }
    },
  )
  document.body.innerHTML = `
    <img id="near" data-src="/near.webp" data-srcset="/small.webp 480w" />
    <img id="alone" data-src="/alone.webp" />
    <img id="far" data-src="/far.webp" />`
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function picture(id: string): Element {
  const found = document.querySelector(`#${id}`)
  if (!found) throw new Error(`No picture is ${id}`)
  return found
}

it('loads the pictures that are in sight, and no others', () => {
  showPictures()
  tell([
    { target: picture('near'), isIntersecting: true },
    { target: picture('alone'), isIntersecting: true },
    { target: picture('far'), isIntersecting: false },
  ])
  expect(picture('near')).toHaveAttribute('src', '/near.webp')
  expect(picture('near')).toHaveAttribute('srcset', '/small.webp 480w')
  expect(picture('alone')).toHaveAttribute('src', '/alone.webp')
  expect(picture('alone')).not.toHaveAttribute('srcset')
  expect(picture('far')).not.toHaveAttribute('src')
})

it('waits until all of the page has arrived, but not for its scripts', () => {
  const query = vi.spyOn(document, 'querySelectorAll')
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  showPictures()
  expect(query).not.toHaveBeenCalled()
  state.mockReturnValue('interactive')
  document.dispatchEvent(new Event('readystatechange'))
  expect(query).toHaveBeenCalledOnce()
})
