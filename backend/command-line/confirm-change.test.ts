import { beforeEach, expect, it, vi } from 'vitest'

import { confirmChange } from './confirm-change.ts'

const site = 'the local site at http://localhost:3000'
const question = vi.fn<(text: string) => Promise<string>>()
const printed = vi.fn<(text: string) => void>()
const terminal = { question }
beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(console, 'log').mockImplementation(printed)
})

it.each(['yes', ' YES '])('a change begins after the answer "%s"', async (answer) => {
  question.mockResolvedValue(answer)
  await confirmChange({ site, yes: false }, terminal)
  expect(printed).toHaveBeenCalledWith(`This changes ${site}.`)
  expect(question).toHaveBeenCalledOnce()
})

it.each(['', 'no', 'y'])('nothing is changed after the answer "%s"', async (answer) => {
  question.mockResolvedValue(answer)
  await expect(confirmChange({ site, yes: false }, terminal)).rejects.toThrow(
    'Nothing was changed.',
  )
})

it('--yes names the site, and does not ask', async () => {
  await confirmChange({ site, yes: true, before: 'Delete its functions first.' }, terminal)
  expect(printed).toHaveBeenCalledWith(`This changes ${site}. Delete its functions first.`)
  expect(question).not.toHaveBeenCalled()
})

it('without a terminal nothing is changed unless --yes was given', async () => {
  const { isTTY } = process.stdin
  process.stdin.isTTY = false
  try {
    await expect(confirmChange({ site, yes: false })).rejects.toThrow(
      'Nothing was changed: add --yes if this is the site that you mean.',
    )
    expect(printed).toHaveBeenCalledWith(`This changes ${site}.`)
  } finally {
    process.stdin.isTTY = isTTY
  }
})
