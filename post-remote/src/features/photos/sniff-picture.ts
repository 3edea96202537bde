export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'bmp' | 'heic'

/** The number of bytes that `sniffPicture` needs. */
export const sniffedBytes = 32

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/**
 * The kind of a file by its first bytes, ignoring its name; undefined for anything but a picture. SVG is
 * not accepted: it is a document, which may contain scripts.
 */
export function sniffPicture(start: Uint8Array): PictureKind | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...start.subarray(from, to))
  if (text(0, 3) === '\u00FF\u00D8\u00FF') return 'jpeg'
  if (text(0, 8) === '\u0089PNG\r\n\u001A\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a$/.test(text(0, 6))) return 'gif'
  if (text(0, 2) === 'BM') return 'bmp'
  if (text(4, 8) !== 'ftyp') return undefined
  // The main brand, a version of four bytes, then compatible brands.
  const brands = [8, 16, 20, 24, 28].map((from) => text(from, from + 4))
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => heicBrands.has(brand)) ? 'heic' : undefined
}
