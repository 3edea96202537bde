import { CannotStart } from '#base/cannot-start.ts'
import { whenInterrupted } from '#commands/interruption.ts'

type Command = (parameters: readonly string[], signal: AbortSignal) => Promise<number> | number

const [name = '', ...parameters] = process.argv.slice(2)
const signal = whenInterrupted()
const releases = () => import('#commands/releases.ts')

/** Each command loads only its own code: the Admin SDK takes longer than most of them, and few need it. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import('#commands/start.ts')).start,
  dev: async () =>
    parameters.some((one) => one.startsWith('--site'))
      ? (await import('#commands/dev-remote.ts')).devRemote
      : (await import('#commands/dev.ts')).dev,
  build: async () => (await import('#commands/build.ts')).build,
  release: async () => (await import('#commands/release.ts')).release,
  rollback: async () => (await releases()).rollback,
  withdraw: async () => (await releases()).withdraw,
  canary: async () => (await releases()).canary,
  promote: async () => (await releases()).promote,
  releases: async () => (await releases()).releases,
  'watch-canary': async () => (await import('#commands/watch-canary.ts')).watch,
  'record-contract': async () => (await import('#commands/record-contract.ts')).record,
  'rebuild-search-index': async () => (await import('#commands/rebuild-search-index.ts')).rebuild,
  'fingerprint-listings': async () =>
    (await import('#commands/fingerprint-listings.ts')).fingerprint,
  'check-pictures': async () => (await import('#commands/check-pictures.ts')).check,
  'check-data': async () => (await import('#commands/check-data.ts')).check,
  health: async () => (await import('#commands/health.ts')).health,
  grant: async () => (await import('#commands/grant.ts')).grant,
  backup: async () => (await import('#commands/backup.ts')).backup,
  restore: async () => (await import('#commands/backup.ts')).restoreBackup,
  'apply-decisions': async () => (await import('#commands/backup.ts')).applyCopiedDecisions,
  'push-keys': async () => (await import('#commands/push-keys.ts')).pushKeys,
  rates: async () => (await import('#commands/rates.ts')).rates,
  deploy: async () => (await import('#commands/deploy.ts')).deploy,
  'with-stack': async () => (await import('#commands/with-stack.ts')).withStack,
}

try {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!load) throw new CannotStart(`Commands: ${Object.keys(commands).join(', ')}`)
  const run = await load()
  process.exitCode = await run(parameters, signal)
} catch (error) {
  if (error === signal.reason) process.exitCode = 130
  else if (error instanceof CannotStart || isRefusal(error)) fail(error.message)
  else fail(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
// Connections left open by a seed or a build must not keep a finished command running.
process.exit()

/** Whether a service or the system refused something, and says why; the codes of programming errors begin with ERR. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && !String(error.code).startsWith('ERR_')
}

function fail(message: string): void {
  process.stderr.write(`\n${message}\n`)
  process.exitCode = 1
}
