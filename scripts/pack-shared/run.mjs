import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { ensurePackages } from '#bootstrap/packages.mjs'

import { packShared } from './pack-shared.mjs'

// The package of what remotes in repositories of their own share with the site: `npm run ops -- pack-shared <folder>`.
const { positionals } = parseArgs({ allowPositionals: true })
const [to = '.'] = positionals
await ensurePackages()
const folder = resolve(process.env.INIT_CWD ?? '.', to)
console.log(resolve(folder, await packShared(folder)))
