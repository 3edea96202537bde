import { crc32, deflateSync } from 'node:zlib'

/**
 * A PNG of one colour with one bit for each pixel, which compresses a thousandfold.
 *
 * @param width in pixels
 * @param height in pixels
 */
export function largePng(width: number, height = width): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    pngPart('IHDR', header),
    pngPart('IDAT', deflateSync(rows, { level: 9 })),
    pngPart('IEND', Buffer.alloc(0)),
  ])
}

function pngPart(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
