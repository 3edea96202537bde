import { CannotStart } from '#platform/cannot-start.ts'
import { build } from '#platform/commands/build.ts'
import { check } from '#platform/commands/check-data.ts'
import { deploy } from '#platform/commands/deploy.ts'
import { dev } from '#platform/commands/dev.ts'
import { record } from '#platform/commands/record-contract.ts'
import { rebuild } from '#platform/commands/rebuild-search-index.ts'
import { canary, release, releases, rollback } from '#platform/commands/releases.ts'
import { start } from '#platform/commands/start.ts'
import { withStack } from '#platform/commands/with-stack.ts'
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
  cli.ts check-data [--mend]                what is wrong in the data; --mend: sets it right
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

async function runCommand(): Promise<number> {
  if (name === 'start') return await start(parameters, signal)
  if (name === 'dev') return await dev(parameters, signal)
  if (name === 'build') return await build(signal)
  if (name === 'release') return await release(parameters, signal)
  if (name === 'rollback') return await rollback(parameters)
  if (name === 'canary') return await canary(parameters)
  if (name === 'releases') return await releases(parameters)
  if (name === 'record-contract') return await record()
  if (name === 'rebuild-search-index') return await rebuild(parameters, signal)
  if (name === 'check-data') return await check(parameters)
  if (name === 'deploy') return await deploy(parameters, signal)
  if (name === 'with-stack') return await withStack(parameters, signal)
  throw new CannotStart(usage)
}

function fail(message: string): void {
  process.stderr.write(`\n${message}\n`)
  process.exitCode = 1
}
