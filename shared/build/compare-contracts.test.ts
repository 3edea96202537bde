import { expect, it } from 'vitest'

import { compareContracts } from './compare-contracts.ts'
import { contractTypes, servicesIn } from './contract-types.ts'

const exposes = ['routes']

const contract = await contractTypes()

/** The contract with one of its lines changed. */
function changed(line: RegExp, by: string): string {
  const other = contract.replace(line, by)
  if (other === contract) throw new Error(`The contract has no ${line.source}`)
  return other
}

it('knows the services of the contract', () => {
  expect(servicesIn(contract)).toEqual(expect.arrayContaining(['listings', 'session', 'theme']))
})

it('finds nothing between builds of the same contract', async () => {
  const remote = { types: contract, exposes: ['routes', 'menu'] }
  expect(await compareContracts(contract, remote)).toEqual([])
})

it('lets a shell have more than a remote knows, and refuses one that has less', async () => {
  const more = changed(/readonly theme: ThemeStore;/, '$&\n    readonly weather: () => string;')
  expect(await compareContracts(more, { types: contract, exposes })).toEqual([])
  expect(await compareContracts(contract, { types: more, exposes })).toEqual([
    "the service weather: Property 'weather' does not exist on type 'HostServices'.",
  ])
})

it.each([
  ['a method that is gone', /^ *findUsers\(.*\n/m, '', ['the service moderation']],
  [
    'a method that needs more',
    /readonly notify: Notify;/,
    'readonly notify: { error: (text: string, code: number) => void };',
    ['the service notify'],
  ],
  ['a function of the router that is gone', /useBlocker, /, '', ['the facade router.ts']],
  [
    'something that remotes have to have',
    /readonly namespace: string;/,
    '$& readonly size: number;',
    ['what it exposes as routes'],
  ],
])('names %s', async (_what, line, by, problems) => {
  const found = await compareContracts(changed(line, by), { types: contract, exposes })
  expect(found.map((problem) => problem.split(':')[0])).toEqual(problems)
})

it('does not ask about services that a remote does not name', async () => {
  const shell = changed(/^ *findUsers\(.*\n/m, '')
  const remote = { types: contract, services: ['listings'], exposes }
  expect(await compareContracts(shell, remote)).toEqual([])
})
