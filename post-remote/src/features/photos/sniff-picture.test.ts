import { describe, expect, it } from 'vitest'

import { sniffPicture } from './sniff-picture.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('sniffPicture', () => {
  it.each([
    ['\u00FF\u00D8\u00FF\u00E1', 'jpeg'],
    ['\u0089PNG\r\n\u001A\n\0\0\0\rIHDR', 'png'],
    ['RIFF\u0010\0\0\0WEBPVP8 ', 'webp'],
    ['GIF89a', 'gif'],
    ['BM\u0036\0', 'bmp'],
    ['\0\0\0\u001Cftypavif\0\0\0\0mif1miaf', 'avif'],
    ['\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'heic'],
    ['\0\0\0\u0018ftypmif1\0\0\0\0mif1heic', 'heic'],
  ])('%j is %s', (start, kind) => {
    expect(sniffPicture(bytes(start))).toBe(kind)
  })

  it.each([
    '',
    '\u00FF\u00D8',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<?xml version="1.0"?><svg>',
    '<!doctype html>',
    '%PDF-1.7',
    'RIFF\u0010\0\0\0WAVEfmt ',
    '\0\0\0\u0018ftypisom\0\0\0\0isommp42',
    'GIF88a',
  ])('%j is not a picture', (start) => {
    expect(sniffPicture(bytes(start))).toBeUndefined()
  })
})
