import { CannotStart } from '#platform/cannot-start.ts'
import { whenInterrupted } from '#platform/interruption.ts'

const usage = `Usage:
  cli.ts start [--fresh]                    the site, for people
  cli.ts dev [--fresh]                      the same with hot reload
  cli.ts build                              everything that is built, where its sources changed
  cli.ts release <remote> [folder]          builds one remote, or takes a build, and gives it to visitors;
                                            the same for the shell
  cli.ts rollback <remote> [version]        gives visitors an earlier version, or the one named
  cli.ts canary <remote> <version> <percent>  gives a version to some visitors; 0 ends that
  cli.ts releases                           what is live, since when, and what could be
  cli.ts rebuild-search-index               brings the search index up to date
  cli.ts check-data [--fix]                what is wrong in the data; --fix: sets it right
    with --project <id>                     these six for a real project, not for what runs here
  cli.ts deploy --project <id> [--dry-run]  puts everything on a real project
  cli.ts record-contract                    what shell and remotes promise each other, by its version
  cli.ts with-stack [--bare] -- <command>   a passing stack on free ports for the time of a command;
                                            --bare: emulators alone, without data and site`

const [name, ...parameters] = process.argv.slice(2)
const signal = whenInterrupted()

try {
  process.exitCode = await runCommand()
} catch (error) {
  if (error === signal.reason) process.exitCode = 130
  else if (error instanceof CannotStart) fail(error.message)
  else fail(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
// Connections that a seed or a build left open must not keep a finished command alive.
process.exit()

/** Each command loads its own code alone: the Admin SDK takes longer than most of them, and few need it. */
async function runCommand(): Promise<number> {
  switch (name) {
    case 'start':
      return await (await import('#platform/commands/start.ts')).start(parameters, signal)
    case 'dev':
      return await (await import('#platform/commands/dev.ts')).dev(parameters, signal)
    case 'build':
      return await (await import('#platform/commands/build.ts')).build(signal)
    case 'release':
    case 'rollback':
    case 'canary':
    case 'releases':
      return await (await import('#platform/commands/releases.ts'))[name](parameters, signal)
    case 'record-contract':
      return await (await import('#platform/commands/record-contract.ts')).record()
    case 'rebuild-search-index':
      return await (
        await import('#platform/commands/rebuild-search-index.ts')
      ).rebuild(parameters, signal)
    case 'check-data':
      return await (await import('#platform/commands/check-data.ts')).check(parameters)
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
