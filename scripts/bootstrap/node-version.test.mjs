import { expect, test } from 'vitest'

import { isAllowed } from '#bootstrap/node-version.mjs'

const range = '^20.19.0 || ^22.12.0 || >=24.0.0'

test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '25.1.0'])(
  'Node %s is supported',
  (version) => {
    expect(isAllowed(version, range)).toBe(true)
  },
)

test.each(['18.20.0', '20.18.3', '21.7.0', '22.11.0', '23.1.0'])(
  'Node %s is not supported',
  (version) => {
    expect(isAllowed(version, range)).toBe(false)
  },
)
