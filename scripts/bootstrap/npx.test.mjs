import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'

import { environmentOfNpx, runNpm, withoutNoise } from './npx.mjs'

it('removes what an outer npx runs from the environment, and keeps the user’s settings', () => {
  const settings = { PATH: '/bin', npm_config_registry: 'https://registry.example/' }
  const outer = { npm_config_call: 'npm test', npm_config_package: 'node@24' }
  expect(environmentOfNpx({ ...settings, ...outer })).toEqual(settings)
})

it('keeps all lines of an error, without warnings and progress', () => {
  const output = `npm warn Unknown user config "nodedir".
Progress: resolved 12, reused 0, downloaded 3, added 0
[WARN] Unsupported engine for gaxios@8.3.3: wanted: {"node":">=22"}
Error: ERR_PNPM_IGNORED_BUILDS

  × installing dependencies
  ╰─▶ Ignored build scripts: re2@1.27.1
`
  expect(withoutNoise(output)).toBe(`Error: ERR_PNPM_IGNORED_BUILDS

  × installing dependencies
  ╰─▶ Ignored build scripts: re2@1.27.1`)
})

it.each([
  ['EROFS', true],
  ['E404', false],
])('after %s, tries again with a cache of our own: %s', async (code, isRepeated) => {
  const folder = mkdtempSync(join(tmpdir(), 'npm-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const npm = join(folder, 'npm')
  const script = `#!/bin/sh
case "$npm_config_cache" in */.adamarket/npm-cache) echo done ;; *) echo "npm error code ${code}"; exit 1 ;; esac
`
  writeFileSync(npm, script)
  chmodSync(npm, 0o755)
  const ended = await runNpm(npm, [], { cwd: folder, env: { npm_config_cache: '/read-only' } })
  expect(ended.code).toBe(isRepeated ? 0 : 1)
})
