import { expect, it } from 'vitest'

import { environmentOfNpx, withoutNoise } from './npx.mjs'

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
