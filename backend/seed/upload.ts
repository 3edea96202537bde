import { createHash } from 'node:crypto'

/** The emulators' bucket; the web configuration has the same one. */
const bucket = 'demo-adamarket.appspot.com'

/**
 * The download link that the client SDK would return for a picture. The token is derived from the path, so
 * seeding again gives the same links.
 */
export function linkOf(storageHost: string, path: string): string {
  const file = encodeURIComponent(path)
  return `http://${storageHost}/v0/b/${bucket}/o/${file}?alt=media&token=${tokenOf(path)}`
}

/** Uploads a picture to the Storage emulator, bypassing its rules. */
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
  // Read completely, so that the next upload can use the same connection.
  await response.arrayBuffer()
}

/** Retries a request whose connection broke: a busy emulator may close one as it is used. */
async function send(url: string, request: RequestInit, attemptsLeft = 2): Promise<Response> {
  try {
    return await fetch(url, request)
  } catch (error) {
    if (attemptsLeft === 0) throw new Error(`No answer from ${url}`, { cause: error })
    return await send(url, request, attemptsLeft - 1)
  }
}

/** In the form of a UUID, like the emulator's own tokens. */
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
