import { parseArgs } from 'node:util'

import { stop } from '#bootstrap/stop.mjs'

import { changedSuites } from './changed-suites.mjs'
import { suites } from './suites.mjs'

/** Suites that can run some of their files. */
const withFiles = ['unit', 'emulator', 'e2e']

/**
 * Parses `npm test -- [--verbose] [suite ...] [file ...]`; without a suite, all run. A file is a part of a
 * path, with a slash or a dot in it. `npm test -- changed` runs what the changes of the checkout reach, which
 * `summary` says.
 */
export function readRequest(parameters) {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      options: { verbose: { type: 'boolean', default: false }, since: { type: 'string' } },
      allowPositionals: true,
    })
    const { verbose, since } = values
    if (positionals.join() === 'changed') {
      return { verbose, files: [], ...changedSuites(suites, since) }
    }
    if (since !== undefined) throw new Error('--since is for changed.')
    const files = positionals.filter((name) => /[./]/.test(name))
    const chosen = named(positionals.filter((name) => !files.includes(name)))
    if (files.length > 0 && !chosen.every(({ name }) => withFiles.includes(name))) {
      throw new Error(`Only these suites run single files: ${withFiles.join(' ')}.`)
    }
    return { verbose, suites: chosen, files }
  } catch (error) {
    const names = suites.map(({ name }) => name).join(' ')
    return stop(
      `${error.message}\nUsage: npm test -- [--verbose] [${names}] [file ...]\n       npm test -- [--verbose] changed [--since <branch>]`,
    )
  }
}

function named(names) {
  const unknown = names.find((name) => !suites.some((suite) => suite.name === name))
  if (unknown !== undefined) throw new Error(`There is no suite called ${unknown}.`)
  return names.length === 0 ? suites : suites.filter(({ name }) => names.includes(name))
}
