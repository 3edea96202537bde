import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { step } from '#bootstrap/command.mjs'
import { copyCheckout, runAll, timed } from '#create-remote/copy-checkout.mjs'

// Creates a language in a copy of this checkout, and opens pages in it there: what a translator does first.
parseArgs()
const code = 'de'
const place = mkdtempSync(join(tmpdir(), 'adamarket-'))
const journey = 'e2e/journeys/created-language.spec.ts'

try {
  await step('Copying this checkout', () => copyCheckout(place))
  copyFileSync(join(import.meta.dirname, 'journey.spec.ts.template'), join(place, journey))
  await timed('From create-language to six pages in it', () =>
    runAll(
      [
        ['npm', 'run', 'create-language', code],
        ['npm', 'test', '--', 'lint', 'format', 'types'],
        ['npm', 'test', '--', 'unit', 'shared/build/texts'],
        ['npm', 'run', 'e2e', '--', journey],
      ],
      place,
    ),
  )
} finally {
  rmSync(place, { recursive: true, force: true })
}
