import { assert, asyncProperty, integer } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { encodeWithin } from './encode-within.ts'

/** An encoder whose output grows with quality and area, up to `size` bytes. */
function encoderOf(size: number) {
  const tries: { readonly quality: number; readonly scale: number }[] = []
  const encode = (quality: number, scale: number) => {
    tries.push({ quality, scale })
    return Promise.resolve(new Blob([new Uint8Array(Math.ceil(size * quality * scale ** 2))]))
  }
  return { tries, encode }
}

describe('encodeWithin', () => {
  it('uses the best quality when it fits', async () => {
    const { tries, encode } = encoderOf(500)
    await encodeWithin(500, encode)
    expect(tries).toEqual([{ quality: 0.82, scale: 1 }])
  })

  it('lowers the quality before the size', async () => {
    const { tries, encode } = encoderOf(1100)
    const blob = await encodeWithin(500, encode)
    expect(blob.size).toBeLessThanOrEqual(500)
    expect(tries.at(-1)).toEqual({ quality: 0.4, scale: 1 })
  })

  it('scales down a picture that no quality makes small enough', async () => {
    const { tries, encode } = encoderOf(2000)
    const blob = await encodeWithin(500, encode)
    expect(blob.size).toBeLessThanOrEqual(500)
    expect(tries.at(-1)?.scale).toBeLessThan(1)
  })

  it('terminates for any picture, and keeps the limit where that is possible', async () => {
    await assert(
      asyncProperty(integer({ min: 1, max: 100_000 }), async (size) => {
        const { tries, encode } = encoderOf(size)
        const blob = await encodeWithin(1000, encode)
        const { scale = 1 } = tries.at(-1) ?? {}
        expect(blob.size <= 1000 || scale < 0.3).toBe(true)
        expect(tries.length).toBeLessThan(20)
      }),
      { numRuns: 50 },
    )
  })
})
