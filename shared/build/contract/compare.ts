import type { contractFiles } from './history.ts'
import { recordedModule } from './history.ts'
import { runTsc } from './run-tsc.ts'

/** The files of records, by version. */
type Records = Readonly<Record<string, string>>

/**
 * What recorded versions promise and the contract no longer keeps: remotes built for them would break.
 * @returns the compiler's output, which names the version; empty when nothing is broken
 */
export async function breaksOf(records: Records): Promise<string> {
  return await compare(records, (version) => ({ shell: asItIsNow, remote: recorded(version) }))
}

/**
 * What the contract has beyond the record of the same version: shells released with that version
 * lack it.
 */
export async function additionsTo(version: string, record: string): Promise<string> {
  const records = { [version]: record }
  return await compare(records, () => ({ shell: recorded(version), remote: asItIsNow }))
}

type Modules = (file: (typeof contractFiles)[number]) => string

const asItIsNow: Modules = (file) => `#contract/${file}`

const recorded =
  (version: string): Modules =>
  (file) =>
    recordedModule(version, `contract/${file}`)

type Sides = { readonly shell: Modules; readonly remote: Modules }

/** Compiles code that is valid if a shell of one contract can host what was built for the other. */
async function compare(records: Records, sidesOf: (version: string) => Sides): Promise<string> {
  const comparisons = Object.keys(records).map((version) => [
    `comparison-${version}.ts`,
    comparisonOf(sidesOf(version)),
  ])
  return await runTsc({
    folder: 'shared',
    files: Object.fromEntries(comparisons),
    besides: Object.values(records),
  })
}

function comparisonOf({ shell, remote }: Sides): string {
  return `
import type { HostServices as Lent } from '${shell('host-services.ts')}'
import type { HostServices as Needed } from '${remote('host-services.ts')}'
import type { RemoteModules as Wanted } from '${shell('remote-modules.ts')}'
import type { RemoteModules as Exposed } from '${remote('remote-modules.ts')}'
import type * as LentRouter from '${shell('router.ts')}'
import type * as NeededRouter from '${remote('router.ts')}'
${strictly('Lent')}
${strictly('Needed')}
export const services = (lent: LentServices): NeededServices => lent
export const router = (lent: typeof LentRouter): typeof NeededRouter => lent
export const modules = (exposed: Exposed): Wanted => exposed
export const remotes = (known: keyof Exposed): keyof Wanted => known
`
}

/**
 * TypeScript compares methods bivariantly unless they are functions, so a parameter that becomes
 * stricter would pass. Each side has its own types: for two uses of one type TypeScript compares the
 * type arguments, which is lenient again.
 */
function strictly(name: 'Lent' | 'Needed'): string {
  return `
type ${name}Function<It> = It extends (...of: infer P) => infer R ? (...of: P) => R : It
type ${name}Methods<It> = It extends (...of: never) => unknown
  ? ${name}Function<It>
  : { readonly [Name in keyof It]: ${name}Function<It[Name]> }
type ${name}Services = {
  readonly [Name in keyof ${name}]: Name extends 'i18n' ? ${name}[Name] : ${name}Methods<${name}[Name]>
}
`
}
