import { beforeEach, describe, expect, it } from 'vitest'

import type { PicturesPort } from '#domain/ports.ts'
import { pictureFilenames } from '#domain/listing/stored-picture.ts'
import { ok } from '#domain/result.ts'

import { failed } from './failed.ts'

const done = ok(undefined)

/** What every {@link PicturesPort} does. `open` returns one signed in as `ayse`. */
export function describePicturesPort(name: string, open: () => Promise<PicturesPort>): void {
  describe(`${name}: pictures`, () => {
    let port: PicturesPort
    let count = 0
    let names: { readonly large: string; readonly small: string }
    beforeEach(async () => {
      port = await open()
      count += 1
      names = pictureFilenames(`picture-${Date.now()}-${count}`, { width: 4, height: 3 }, 'webp')
    })

    const upload = (filename: string, text = `This is ${filename}`) => {
      const progress: number[] = []
      const { done: sent, cancel } = port.upload({
        userId: 'ayse',
        filename,
        bytes: bytesOf(text),
        contentType: 'image/webp',
        onProgress: (fraction) => progress.push(fraction),
      })
      return { sent, cancel, progress }
    }
    const store = async (filename: string, text?: string) => {
      const sent = await upload(filename, text).sent
      if (!sent.ok) throw new Error(`${filename} was not stored: ${sent.error.kind}`)
      return sent.value
    }
    const read = async (link: string) => {
      const found = await port.read(link)
      return found.ok ? new TextDecoder().decode(found.value) : found.error.kind
    }

    it('are stored with progress events and can be read by their link', async () => {
      const { sent, progress } = upload(names.large, 'A boat')
      const result = await sent
      if (!result.ok) throw new Error(result.error.kind)
      expect(progress.at(-1)).toBe(1)
      expect(progress.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true)
      expect(result.value).toContain(encodeURIComponent(`images/ayse/${names.large}`))
      expect(await read(result.value)).toBe('A boat')
    })

    it('are found when they are uploaded again', async () => {
      const first = await store(names.large)
      expect(await store(names.large)).toBe(first)
    })

    it('are never overwritten', async () => {
      const link = await store(names.large, 'The first')
      expect(await upload(names.large, 'Another one').sent).toMatchObject(
        failed('permission-denied'),
      )
      expect(await read(link)).toBe('The first')
    })

    it('are deleted in both sizes, without an error when they are already gone', async () => {
      const small = await store(names.small)
      const large = await store(names.large)
      expect(await port.remove(large)).toEqual(done)
      expect(await read(large)).toBe('invalid')
      expect(await read(small)).toBe('invalid')
      expect(await port.remove(large)).toEqual(done)
    })

    it('are deleted when only the small size exists', async () => {
      const small = await store(names.small)
      expect(await port.remove(small)).toEqual(done)
      expect(await read(small)).toBe('invalid')
    })

    it('stay when they are cancelled too late', async () => {
      const { sent, cancel } = upload(names.large)
      const result = await sent
      cancel()
      expect(result.ok && (await read(result.value))).toBe(`This is ${names.large}`)
    })
  })
}

function bytesOf(text: string): ArrayBuffer {
  const { buffer } = Uint8Array.from(new TextEncoder().encode(text))
  return buffer
}
