import { CannotStart } from '#platform/cannot-start.ts'
import { whenInterrupted } from '#platform/interruption.ts'

const usage = `Usage:
  cli.ts start [--fresh]                    run the site locally
  cli.ts dev [--fresh]                      the same with hot reload
  cli.ts dev <remote> --site <address>      a running site, with one remote from here
  cli.ts build                              build everything whose sources changed
  cli.ts release <app> [folder]             test and build one app, or take a build, and publish it
    with --preview                          only register it, and print an address to look at it
    with --dirty, --no-tests                also with uncommitted changes, without its tests
    with --unchecked                        a build that is not of this checkout
  cli.ts canary <remote> <version> <percent>  serve a version to a share of visitors; 0 stops it
  cli.ts watch-canary <remote>              read telemetry, and stop the canary when it fails
  cli.ts promote <remote> [version]         serve a registered version to every visitor
  cli.ts rollback <remote> [version]        serve the version that was live before, or the one named
  cli.ts rollback shell [version]           serve an earlier shell with the registry as it is
  cli.ts withdraw <remote> <version>        serve a version to no visitor again
    with --why <text>                       these say in the history why
  cli.ts releases                           list live and available versions, and the last changes
  cli.ts rebuild-search-index               bring the search index up to date
  cli.ts fingerprint-listings               write the missing fingerprints of older listings, to find copies
  cli.ts check-data [--fix]                 list problems in the data; --fix: fix them
  cli.ts backup <folder>                    copy documents and pictures into a folder
  cli.ts restore <folder> [--yes]           write them back, over what is there
  cli.ts grant <email> <role|none>          make a user a moderator or admin, or end that
  cli.ts rates [EUR=<dollars> GBP=<dollars> TRY=<dollars>]  show or set the exchange rates
    with --project <id>                     those from release on, on a real project instead of the local site
  cli.ts deploy --project <id> [--check|--dry-run|--yes] [--only backend]  deploy everything to a real project
  cli.ts push-keys                          make a pair of keys for notifications
  cli.ts cost                               write what visits cost to docs/cost.md
  cli.ts record-contract                    record the contract between shell and remotes
  cli.ts with-stack [--bare] -- <command>   run a command against a temporary stack on free ports;
                                            --bare: emulators only, without data and site`

const [name, ...parameters] = process.argv.slice(2)
const signal = whenInterrupted()

try {
  process.exitCode = await runCommand()
} catch (error) {
  if (error === signal.reason) process.exitCode = 130
  else if (error instanceof CannotStart) fail(error.message)
  else fail(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
// Connections left open by a seed or a build must not keep a finished command running.
process.exit()

/** Each command loads only its own code: the Admin SDK takes longer than most of them, and few need it. */
async function runCommand(): Promise<number> {
  switch (name) {
    case 'start':
      return await (await import('#platform/commands/start.ts')).start(parameters, signal)
    case 'dev':
      if (parameters.some((one) => one.startsWith('--site'))) {
        return await (
          await import('#platform/commands/dev-remote.ts')
        ).devRemote(parameters, signal)
      }
      return await (await import('#platform/commands/dev.ts')).dev(parameters, signal)
    case 'build':
      return await (await import('#platform/commands/build.ts')).build(signal)
    case 'release':
      return await (await import('#platform/commands/release.ts')).release(parameters, signal)
    case 'rollback':
    case 'withdraw':
    case 'canary':
    case 'promote':
    case 'releases':
      return await (await import('#platform/commands/releases.ts'))[name](parameters)
    case 'watch-canary':
      return await (await import('#platform/commands/watch-canary.ts')).watch(parameters)
    case 'record-contract':
      return await (await import('#platform/commands/record-contract.ts')).record()
    case 'rebuild-search-index':
      return await (
        await import('#platform/commands/rebuild-search-index.ts')
      ).rebuild(parameters, signal)
    case 'fingerprint-listings':
      return await (
        await import('#platform/commands/fingerprint-listings.ts')
      ).fingerprint(parameters, signal)
    case 'check-data':
      return await (await import('#platform/commands/check-data.ts')).check(parameters)
    case 'grant':
      return await (await import('#platform/commands/grant.ts')).grant(parameters)
    case 'backup':
      return await (await import('#platform/commands/backup.ts')).backup(parameters)
    case 'restore':
      return await (await import('#platform/commands/backup.ts')).restoreBackup(parameters, signal)
    case 'cost':
      return await (await import('#platform/commands/cost.ts')).cost()
    case 'push-keys':
      return (await import('#platform/commands/push-keys.ts')).pushKeys()
    case 'rates':
      return await (await import('#platform/commands/rates.ts')).rates(parameters, signal)
    case 'deploy':
      return await (await import('#platform/commands/deploy.ts')).deploy(parameters, signal)
    case 'with-stack':
      return await (await import('#platform/commands/with-stack.ts')).withStack(parameters, signal)
    default:
      throw new CannotStart(usage)
  }
}

function fail(message: string): void {
  process.stderr.write(`\n${message}\n`)
  process.exitCode = 1
}
