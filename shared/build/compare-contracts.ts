import { compileTypes } from './compile-types.ts'
import { servicesIn } from './contract-types.ts'

export type BuiltRemote = {
  /** The types of the contract that it was built for. */
  readonly types: string
  /** The services of the shell that its code names; undefined if that is unknown. */
  readonly services?: readonly string[] | undefined
  readonly exposes: readonly string[]
}

/**
 * What would go wrong between a shell and a remote, by the contracts that both were built for: a service that the remote
 * uses and the shell does not have in that form, a part of the remote that the shell cannot use, or a function of a
 * facade that the shell lacks.
 *
 * @param shell the types of the shell's contract
 * @returns a line for each problem, which may go on with the compiler's explanation
 */
export async function compareContracts(
  shell: string,
  { types, services = servicesIn(types), exposes }: BuiltRemote,
): Promise<readonly string[]> {
  const checks = [
    ...servicesIn(types)
      .filter((name) => services.includes(name))
      .map((name) => ({
        what: `the service ${name}`,
        code: `(shell: Shell.HostServices): Remote.HostServices['${name}'] => shell.${name}`,
      })),
    ...exposes.map((name) => ({
      what: `what it exposes as ${name}`,
      code: `(remote: RemoteModules['account/${name}']): ShellModules['account/${name}'] => remote`,
    })),
    ...['router', 'texts'].map((facade) => ({
      what: `the facade ${facade}.ts`,
      code: `(shell: typeof import('shell#contract/${facade}.ts')): typeof import('remote#contract/${facade}.ts') => shell`,
    })),
  ]
  const files = {
    'shell.d.ts': named('shell', shell),
    'remote.d.ts': named('remote', types),
    'check.ts': [
      ...imports,
      ...checks.map(({ code }, at) => `export const check${at} = ${code}`),
    ].join('\n'),
  }
  return await compileTypes(files, {}, (_folder, printed) =>
    checks.flatMap(({ what }, at) => {
      const explained = problemAt(printed, imports.length + at + 1)
      return explained === undefined ? [] : `${what}: ${explained}`
    }),
  )
}

const imports = [
  `import type * as Shell from 'shell#contract/host-services.ts'`,
  `import type * as Remote from 'remote#contract/host-services.ts'`,
  `import type { RemoteModules as ShellModules } from 'shell#contract/remote-modules.ts'`,
  `import type { RemoteModules } from 'remote#contract/remote-modules.ts'`,
]

/** A contract whose modules have other names than those of the contract beside it. */
function named(side: string, types: string): string {
  return types.replaceAll(/(?<=['"])#/g, `${side}#`)
}

/** What the compiler says of a line: the first line of it, and those that explain it. */
function problemAt(printed: string, line: number): string | undefined {
  const [, said] =
    new RegExp(`^check\\.ts\\(${line},\\d+\\): error \\w+: ([^]*?)(?=^\\S|$(?![^]))`, 'm').exec(
      printed,
    ) ?? []
  return said?.replaceAll(/import\("(?:shell|remote)#[^"]+"\)\./g, '').trim()
}
