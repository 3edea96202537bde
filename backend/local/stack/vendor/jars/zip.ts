import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'

const endSignature = 0x06054b50
const directorySignature = 0x02014b50
const fileSignature = 0x04034b50
const endLength = 22
const maxCommentLength = 65_535

/**
 * Whether a file is a complete zip archive. A truncated download lacks the directory at the end.
 */
export async function isWholeZip(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined)
  if (!file) return false
  try {
    const { size } = await file.stat()
    const tail = Buffer.alloc(Math.min(size, endLength + maxCommentLength))
    const tailStart = size - tail.length
    await file.read(tail, 0, tail.length, tailStart)
    const end = tail.lastIndexOf(signatureBytes(endSignature))
    if (end < 0 || end + endLength > tail.length) return false
    const directoryStart = tail.readUInt32LE(end + 16)
    const start = Buffer.alloc(4)
    await file.read(start, 0, 4, directoryStart)
    return start.readUInt32LE(0) === directorySignature
  } finally {
    await file.close()
  }
}

/** A zip archive of small files, uncompressed. */
export function zipOf(files: Readonly<Record<string, Buffer>>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, content] of Object.entries(files)) {
    const name = Buffer.from(path)
    const facts = factsOf(name, content)
    const body = Buffer.concat([signatureBytes(fileSignature), facts, name, content])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const madeBy = Buffer.from([20, 0])
    directory.push(signatureBytes(directorySignature), madeBy, facts, place, name)
    bodies.push(body)
    offset += body.length
  }
  const listing = Buffer.concat(directory)
  return Buffer.concat([...bodies, listing, endOf(bodies.length, listing.length, offset)])
}

/** The fields that an entry and its line in the directory share, up to the name's length. */
function factsOf(name: Buffer, content: Buffer): Buffer {
  const facts = Buffer.alloc(26)
  const version = 20
  const firstDayOf1980 = 0x21
  facts.writeUInt16LE(version, 0)
  facts.writeUInt16LE(firstDayOf1980, 8)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(content.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(name.length, 22)
  return facts
}

function endOf(count: number, directoryLength: number, directoryStart: number): Buffer {
  const end = Buffer.alloc(endLength)
  end.writeUInt32LE(endSignature, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(directoryLength, 12)
  end.writeUInt32LE(directoryStart, 16)
  return end
}

function signatureBytes(signature: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(signature)
  return bytes
}
