/**
 * @typedef {object} Part
 * @property {string} name
 * @property {readonly string[]} command What a person types for it alone.
 * @property {Readonly<Record<string, string>>} [env]
 */

const ops = (...words) => ['npm', 'run', 'ops', '--', ...words]

const attacks = ['rules/model', 'built-server-files'].map((name) => `${name}.test`)

/** What `npm test` leaves out, and its samples at their full size. @type {readonly Part[]} */
export const parts = [
  { name: 'browser', env: { TIER: 'nightly' }, command: ['npm', 'run', 'e2e'] },
  {
    name: 'soak',
    env: { TIER: 'pull-request' },
    command: ops('e2e:soak', '--times', '3', '--load', '1'),
  },
  { name: 'resilience', command: ops('e2e:resilience') },
  { name: 'skew', command: ops('e2e:skew') },
  { name: 'own-repository', command: ops('e2e:own-repository') },
  { name: 'engines', command: ops('e2e:engines') },
  { name: 'create-language', command: ops('e2e:create-language') },
  { name: 'team-day', command: ops('e2e:team-day') },
  {
    name: 'search',
    env: { TIER: 'nightly', RANDOM_TIMES: '30' },
    command: ['npm', 'test', '--', 'unit', 'emulator', 'domain/search', 'tests/search'],
  },
  {
    name: 'failures',
    env: { RANDOM_TIMES: '1' },
    command: ['npm', 'test', '--', 'unit', 'failing-writes'],
  },
  { name: 'mutate-rules', command: ops('mutate-rules') },
  { name: 'specification', command: ops('mutate-specification') },
  {
    name: 'attack',
    env: { RANDOM_TIMES: '200' },
    command: ['npm', 'test', '--', 'emulator', ...attacks],
  },
  { name: 'compare-bundles', command: ops('compare-bundles') },
  {
    name: 'rehearsal',
    env: { TIER: 'nightly' },
    command: ['npm', 'test', '--', 'emulator', 'tests/rehearsal', 'functions/flags'],
  },
  { name: 'languages', command: ops('languages') },
  { name: 'audit', command: ops('audit') },
  { name: 'outdated', command: ops('outdated') },
]

/** The parts with these names, in the order of the table; without a name, all. */
export function partsNamed(names) {
  const unknown = names.find((name) => !parts.some((part) => part.name === name))
  if (unknown !== undefined) {
    const known = parts.map(({ name }) => name).join(' ')
    throw new Error(`There is no part called ${unknown}. Parts: ${known}`)
  }
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name))
}

/** A part as it is typed in a shell. */
export function typed({ env = {}, command }) {
  return [...Object.entries(env).map(([name, value]) => `${name}=${value}`), ...command].join(' ')
}
