import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { step } from '#bootstrap/command.mjs'

import { copyCheckout, runAll, timed } from './copy-checkout.mjs'

// Creates a remote in a copy of this checkout, and visits its page there: what a new team does first.
parseArgs()
const name = 'trial'
const place = mkdtempSync(join(tmpdir(), 'adamarket-'))
const unit = [
  `${name}-remote/`,
  'scripts/checks/',
  'backend/base/',
  'backend/stack/',
  'shared/build/texts',
]

try {
  await step('Copying this checkout', () => copyCheckout(place))
  await timed('From create-remote to a visited page', () =>
    runAll(
      [
        ['npm', 'run', 'create-remote', name],
        ['npm', 'test', '--', 'lint', 'format', 'types', 'unused'],
        ['npm', 'test', '--', 'unit', ...unit],
        ['env', `TEAM=${name}`, 'npm', 'run', 'e2e'],
      ],
      place,
    ),
  )
} finally {
  rmSync(place, { recursive: true, force: true })
}
