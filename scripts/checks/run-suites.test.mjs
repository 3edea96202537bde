import { describe, expect, it } from 'vitest'

import { runSuites } from './run-suites.mjs'

const passing = { name: 'good', run: async () => ({ passed: 3, failed: 0, output: 'quiet' }) }
const failing = {
  name: 'bad',
  run: async () => ({ passed: 1, failed: 2, output: 'why it failed' }),
}
const crashing = {
  name: 'broken',
  run: async () => {
    throw new Error('the suite itself is wrong')
  },
}

describe('runSuites', () => {
  it('ends with the total counts, alone on the last line, and continues after a failure', async () => {
    const { lines, isGreen } = await runAll([failing, passing])
    expect(lines.at(-1)).toBe('4 passed, 2 failed')
    expect(isGreen).toBe(false)
  })

  it('is green when everything passed', async () => {
    const { lines, isGreen } = await runAll([passing])
    expect(lines.at(-1)).toBe('3 passed, 0 failed')
    expect(isGreen).toBe(true)
  })

  it('shows only the output of what failed', async () => {
    const { lines } = await runAll([passing, failing])
    expect(lines).toContain('why it failed')
    expect(lines).not.toContain('quiet')
  })

  it('counts a suite that crashes as failed', async () => {
    const { lines } = await runAll([crashing, passing])
    expect(lines.at(-1)).toBe('3 passed, 1 failed')
    expect(lines.join('\n')).toContain('the suite itself is wrong')
  })

  it('runs a suite beside the next ones, and before one that runs alone', async () => {
    const log = []
    let end = () => {}
    const suite = (name, work) => ({
      name,
      run: async () => {
        log.push(name)
        await work
        log.push(`${name} ended`)
        return { passed: 1, failed: 0, output: '' }
      },
    })
    const slow = suite('slow', new Promise((resolve) => (end = resolve)))
    const quick = suite(
      'quick',
      Promise.resolve().then(() => end()),
    )
    await runAll([{ ...slow, parallel: true }, quick, { ...suite('last'), exclusive: true }])
    expect(log.slice(0, 2)).toEqual(['slow', 'quick'])
    expect(log.slice(4)).toEqual(['last', 'last ended'])
  })

  it('fails a tool that does not exist', async () => {
    const run = async (tool) => {
      const { code } = await tool('no-such-tool-here', [])
      return { passed: 0, failed: code === 127 ? 1 : 0, output: '' }
    }
    const { lines } = await runAll([{ name: 'missing', run }])
    expect(lines.at(-1)).toBe('0 passed, 1 failed')
  })
})

async function runAll(suites) {
  const written = []
  const write = (text) => written.push(text)
  const isGreen = await runSuites({ suites, verbose: false }, process.env, write)
  return { isGreen, lines: written.join('\n').split('\n') }
}
