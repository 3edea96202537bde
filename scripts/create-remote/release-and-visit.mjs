import { join } from 'node:path'

import { ensureChromium } from '#bootstrap/chromium.mjs'
import { repository } from '#bootstrap/repository.mjs'

import { runAll } from './copy-checkout.mjs'
import { titleOf } from './name.mjs'
import { fillTemplate } from './template.mjs'

// On a running site: releases a build of another repository, and visits its page.
const [name = '', dist = ''] = process.argv.slice(2)
const e2e = join(repository, 'e2e')
const journey = join('journeys', `${name}.spec.ts`)
const template = join(import.meta.dirname, 'journey.spec.ts.template')
fillTemplate(template, join(e2e, journey), { name, title: titleOf(name) })
Object.assign(process.env, await ensureChromium())
const passed = await runAll(
  [
    ['npm', 'run', '--prefix', repository, 'ops', '--', 'release', name, dist, '--unchecked'],
    [join(e2e, 'node_modules', '.bin', 'playwright'), 'test', '--reporter=list', journey],
  ],
  e2e,
)
process.exitCode = passed ? 0 : 1
