import { describe, expect, it } from 'vitest'

import { droppedFiles, filesOf, pictureFiles } from './picture-files.ts'

const at = (path: string, rest = '?alt=media&token=1') =>
  `https://firebasestorage.googleapis.com/v0/b/adamarket.appspot.com/o/${path}${rest}`

describe('pictureFiles', () => {
  it.each([
    ['a picture of the site, both sizes', at('images%2Fayse%2Fa_1600x1200.webp'), 2],
    ['a picture of the mobile app', at('images%2Fayse%2FIMG%20(1)%20%C5%9F.jpg'), 1],
    ['one of the emulator', 'http://localhost:9199/v0/b/x/o/images%2Fayse%2Fa.jpg', 1],
    ["another user's", at('images%2Fmehmet%2Fa_1600x1200.webp'), 0],
    ['one in a deeper folder', at('images%2Fayse%2Fb%2Fa.jpg'), 0],
    ['one in another folder', at('posters%2Fayse%2Fa.jpg'), 0],
    ['the folder itself', at('images%2Fayse%2F'), 0],
    ['a path that cannot be read', at('images%2Fayse%2F%E0%A4%A'), 0],
    ['a link to anywhere', 'https://example.com/images/ayse/a.jpg', 0],
    ['no link', 'a.jpg', 0],
  ])('%s', (_what, link, count) => {
    expect(pictureFiles(link, 'ayse')).toHaveLength(count)
  })

  it('returns the paths in Storage', () => {
    expect(pictureFiles(at('images%2Fayse%2Fa_1600x1200.webp'), 'ayse')).toEqual([
      'images/ayse/a_1600x1200.webp',
      'images/ayse/a_1600x1200_small.webp',
    ])
    expect(pictureFiles(at('images%2Fayse%2F%C5%9F%20(1).jpg'), 'ayse')).toEqual([
      'images/ayse/ş (1).jpg',
    ])
  })
})

describe('filesOf', () => {
  it.each([
    ['a listing', { imageUrl: [at('images%2Fayse%2Fa.jpg'), at('images%2Fayse%2Fb.jpg'), 7] }, 2],
    ['a listing in an older form', { imageUrl: at('images%2Fayse%2Fa.jpg') }, 1],
    ['a profile', { picture: at('images%2Fayse%2Fa.jpg') }, 1],
    ['a document without pictures', { title: 'x' }, 0],
    ['no document', undefined, 0],
  ])('%s', (_what, fields, count) => {
    expect(filesOf(fields, 'ayse').size).toBe(count)
  })
})

describe('droppedFiles', () => {
  const [a, b] = [at('images%2Fayse%2Fa.jpg'), at('images%2Fayse%2Fb.jpg')]

  it('returns the files that a change removes, and all of a deleted document', () => {
    expect(droppedFiles({ imageUrl: [a, b] }, { imageUrl: [b] }, 'ayse')).toEqual([
      'images/ayse/a.jpg',
    ])
    expect(droppedFiles({ imageUrl: [a, b] }, undefined, 'ayse')).toHaveLength(2)
    expect(droppedFiles({ imageUrl: [a, b] }, { imageUrl: [b, a] }, 'ayse')).toEqual([])
    expect(droppedFiles(undefined, { imageUrl: [a] }, 'ayse')).toEqual([])
  })
})
