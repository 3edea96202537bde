import { createHash } from 'node:crypto'

/** The bucket of the emulators; the web configuration names the same one. */
const bucket = 'demo-adamarket.appspot.com'

/**
 * The download link that the client SDK would give for a picture. The token follows from the path, so
 * a second seeding gives the same links.
 */
export function linkOf(storageHost: string, path: string): string {
  const file = encodeURIComponent(path)
  return `http://${storageHost}/v0/b/${bucket}/o/${file}?alt=media&token=${tokenOf(path)}`
}

/** Puts a picture into the Storage emulator, past its rules. */
export async function uploadPicture(
  storageHost: string,
  path: string,
  webp: Uint8Array,
): Promise<void> {
  const token = tokenOf(path)
  const metadata = JSON.stringify({
    name: path,
    contentType: 'image/webp',
    cacheControl: 'public, max-age=31536000, immutable',
    metadata: { firebaseStorageDownloadTokens: token },
  })
  const boundary = `picture-${token}`
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Type: application/json\r\n\r\n${metadata}\r\n`),
    Buffer.from(`--${boundary}\r\nContent-Type: image/webp\r\n\r\n`),
    webp,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const response = await send(
    `http://${storageHost}/upload/storage/v1/b/${bucket}/o?uploadType=multipart`,
    {
      method: 'POST',
      headers: {
        Authorization: 'Bearer owner',
        'Content-Type': `multipart/related; boundary=${boundary}`,
      },
      body,
    },
  )
  if (!response.ok) {
    throw new Error(`Storage emulator refused ${path}: ${response.status} ${await response.text()}`)
  }
  // Read to its end, for the next upload to use the same connection.
  await response.arrayBuffer()
}

/** Sends a request again whose connection broke: an emulator that is busy may close one as it is used. */
async function send(url: string, request: RequestInit, attemptsLeft = 2): Promise<Response> {
  try {
    return await fetch(url, request)
  } catch (error) {
    if (attemptsLeft === 0) throw new Error(`No answer from ${url}`, { cause: error })
    return await send(url, request, attemptsLeft - 1)
  }
}

/** In the shape of a UUID, as the emulator's own tokens. */
function tokenOf(path: string): string {
  const hex = createHash('sha256').update(path).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-')
}
