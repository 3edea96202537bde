import { describe, expect, it } from 'vitest'

import type { Language } from '#domain/languages.ts'
import { renderRemote } from '#testing/render-remote.tsx'

import { PageHead } from './page-head.tsx'

const large = (size: string) =>
  `https://storage.example/o/images%2Fu%2Fpicture_${size}.webp?alt=media`

type Opened = Partial<Parameters<typeof PageHead>[0]> & { at?: string; language?: Language }

async function open({ at = '/search?query=car', language = 'en', ...head }: Opened = {}) {
  const page = <PageHead title="Cars" path="/search?query=car" {...head} />
  const module = {
    texts: {
      namespace: 'page',
      loaders: { en: async () => ({ default: {} }), tr: async () => ({ default: {} }) },
    },
    createRoutes: () => [{ path: '*', element: page }],
  }
  await renderRemote(module, { path: at, language })
}

const property = (name: string) =>
  document.head.querySelector(`meta[property="${name}"]`)?.getAttribute('content')

const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href')

const alternates = () =>
  Object.fromEntries(
    [...document.head.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  )

describe('the head of a page', () => {
  it('names its address in each language, and the one for everyone else', async () => {
    await open()
    expect(canonical()).toBe('http://localhost:3000/search?query=car')
    expect(alternates()).toEqual({
      en: 'http://localhost:3000/search?query=car&lang=en',
      tr: 'http://localhost:3000/search?query=car&lang=tr',
      'x-default': 'http://localhost:3000/search?query=car',
    })
  })

  it('is canonical in the language of the address', async () => {
    await open({ path: '/', at: '/?lang=tr', language: 'tr' })
    expect(canonical()).toBe('http://localhost:3000/?lang=tr')
    expect(property('og:url')).toBe(canonical())
    expect(property('og:locale')).toBe('tr_TR')
    expect(property('og:locale:alternate')).toBe('en_GB')
  })

  it('names the feed of what it lists', async () => {
    await open({ feed: '/feed.xml?category=Jobs' })
    const feed = document.head.querySelector('link[type="application/atom+xml"]')
    expect(feed).toHaveAttribute('href', 'http://localhost:3000/feed.xml?category=Jobs')
  })

  it('names no languages of a page that is not indexed', async () => {
    await open({ isUnlisted: true })
    expect(alternates()).toEqual({})
    expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })

  it.each([
    ['without a picture', undefined, 'http://localhost:3000/preview.jpg', '1200', 'large'],
    ['with a large one', large('1600x1200'), large('1600x1200'), '1600', 'large'],
    ['with a low one', large('800x300'), large('800x300'), '800', 'small'],
    ['with one of unknown size', 'https://a.example/b', 'https://a.example/b', undefined, 'large'],
  ])('has a preview, %s', async (_name, image, link, width, size) => {
    await open({ image })
    expect(property('og:image')).toBe(link)
    expect(property('og:image:width')).toBe(width)
    const card = document.head.querySelector('meta[name="twitter:card"]')
    expect(card).toHaveAttribute('content', size === 'large' ? 'summary_large_image' : 'summary')
  })
})
