import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { Remote } from '#build/remotes.ts'
import { exposesOf, siteOf } from '#build/remotes.ts'

import { contractFiles, recordedModule } from './history.ts'
import { root, runTsc } from './run-tsc.ts'

/**
 * Why the sources of a remote do not fit a shell of a recorded version: they are compiled against the
 * contract of that shell instead of the one in the checkout.
 * @param record the file of the record
 * @param more code to compile with them, for the test of this check
 * @returns the compiler's output; empty when they fit
 */
export async function incompatibilitiesOf(
  remote: Remote,
  version: string,
  record: string,
  more = '',
): Promise<string> {
  const folder = siteOf(remote)
  const contract = (file: string) => recordedModule(version, `contract/${file}`)
  const exposes = exposesOf(remote)
  const sources = await readdir(join(root, folder, 'src'), { recursive: true })
  const declarations = sources.filter((file) => file.endsWith('.d.ts'))
  return await runTsc({
    folder,
    files: {
      ...Object.fromEntries(
        contractFiles.map((file) => [file, `export * from '${contract(file)}'\n`]),
      ),
      'fits.tsx': `
import type { RemoteModules } from '${contract('remote-modules.ts')}'
${exposes.map((expose) => `import * as ${expose} from '#expose/${expose}.tsx'`).join('\n')}
type Wanted = { routes: RemoteModules['${remote}/routes'] } & {
  [Id in keyof RemoteModules as Id extends \`${remote}/\${infer Expose}\` ? Expose : never]: RemoteModules[Id]
}
const exposed = { ${exposes.join(', ')} }
export const wanted: Wanted = exposed
${more}`,
    },
    besides: [record, ...declarations.map((file) => join(root, folder, 'src', file))],
    options: {
      paths: Object.fromEntries(
        contractFiles.map((file) => [`@adamarket/shared/contract/${file}`, [`./${file}`]]),
      ),
    },
  })
}
