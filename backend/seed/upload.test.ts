import { createServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { linkOf, uploadPicture } from '#seed/upload.ts'

let server: Server | undefined

afterEach(() => server?.close())

/** A storage host that gives every upload the same answer; resolves to its address and the received requests. */
async function storageAnswering(
  status: number,
  { brokenAtFirst = 0 } = {},
): Promise<{ host: string; received: string[] }> {
  let broken = 0
  const received: string[] = []
  const listening = createServer(async (request, response) => {
    if (broken < brokenAtFirst) {
      broken += 1
      request.socket.destroy()
      return
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    received.push(`${request.method} ${request.url}`, Buffer.concat(chunks).toString('latin1'))
    response.writeHead(status).end('because')
  })
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const address: AddressInfo | string | null = listening.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { host: `127.0.0.1:${address.port}`, received }
}

const webp = Buffer.from([0x52, 0x49, 0xff, 0x00])

it('uploads a picture with its type and the token of its link', async () => {
  const { host, received } = await storageAnswering(200)
  const path = 'images/someone/a-1.webp'
  await uploadPicture(host, path, webp)
  const link = linkOf(host, path)
  expect(link).toMatch(
    new RegExp(
      `^http://${host}/v0/b/demo-adamarket\\.appspot\\.com/o/images%2Fsomeone%2Fa-1\\.webp\\?alt=media&token=[\\da-f-]{36}$`,
    ),
  )
  const [line, body = ''] = received
  expect(line).toBe('POST /upload/storage/v1/b/demo-adamarket.appspot.com/o?uploadType=multipart')
  expect(body).toContain('"contentType":"image/webp"')
  expect(body).toContain(new URL(link).searchParams.get('token'))
  expect(body).toContain(webp.toString('latin1'))
})

it('returns the same link for the same path, and different ones for different paths', () => {
  const first = linkOf('localhost:9199', 'images/a/1.webp')
  expect(linkOf('localhost:9199', 'images/a/1.webp')).toBe(first)
  expect(linkOf('localhost:9199', 'images/a/2.webp')).not.toBe(first)
})

it('names the refused picture and the reason', async () => {
  const { host } = await storageAnswering(403)
  await expect(uploadPicture(host, 'images/a/1.webp', webp)).rejects.toThrow(
    /images\/a\/1\.webp: 403 because/,
  )
})

it('retries an upload whose connection broke, at most twice', async () => {
  const busy = await storageAnswering(200, { brokenAtFirst: 2 })
  await uploadPicture(busy.host, 'images/a/1.webp', webp)
  expect(busy.received).toHaveLength(2)
  server?.close()
  const gone = await storageAnswering(200, { brokenAtFirst: 3 })
  await expect(uploadPicture(gone.host, 'images/a/1.webp', webp)).rejects.toThrow('No answer')
  expect(gone.received).toEqual([])
})
