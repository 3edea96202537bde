import { manyLines } from '@adamarket/shared/domain/text/one-line.ts'
import * as v from 'valibot'
import { beforeEach, expect, it, vi } from 'vitest'

import { objectionSchema } from './object.ts'

vi.mock(import('@adamarket/shared/domain/text/one-line.ts'), { spy: true })

const noticeId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const read = (text: string) => v.safeParse(objectionSchema, { noticeId, text })

beforeEach(() => void vi.mocked(manyLines).mockClear())

it('accepts an objection of up to 1,000 characters, without what cannot be seen', () => {
  expect(read(' It is mine.\u202E ')).toMatchObject({
    success: true,
    output: { text: 'It is mine.' },
  })
  expect(read('x'.repeat(1_000)).success).toBe(true)
})

it.each(['x', '\u200B', '\n', 'ş\u0301'])(
  'refuses a longer text of %j before it is folded, which would take seconds',
  (part) => {
    expect(read(part.repeat(1_001)).success).toBe(false)
    expect(manyLines).not.toHaveBeenCalled()
  },
)
