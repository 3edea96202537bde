import { parseArgs } from 'node:util'

import { stop } from '#bootstrap/stop.mjs'
import { suites } from '#checks/suites.mjs'

/** Parses `npm test -- [--verbose] [suite ...]`; without a suite, all run. */
export function readRequest(parameters) {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      options: { verbose: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    return { verbose: values.verbose, suites: named(positionals) }
  } catch (error) {
    const names = suites.map(({ name }) => name).join(' ')
    return stop(`${error.message}\nUsage: npm test -- [--verbose] [${names}]`)
  }
}

function named(names) {
  const unknown = names.find((name) => !suites.some((suite) => suite.name === name))
  if (unknown !== undefined) throw new Error(`There is no suite called ${unknown}.`)
  return names.length === 0 ? suites : suites.filter(({ name }) => names.includes(name))
}
