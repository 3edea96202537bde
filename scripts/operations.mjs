import { stop } from '#bootstrap/stop.mjs'

import { findCommand, listCommands } from './operations/commands.mjs'
import { runCommand } from './operations/run-command.mjs'

// Runs `npm run ops -- <command>`; without a command it lists all of them.
// npm takes a second "--" for an option of the command.
const [name, ...options] = process.argv.slice(2).filter((one) => one !== '--')
if (name === undefined) console.log(listCommands())
else {
  const command = findCommand(name)
  if (!command) stop(`There is no command ${name}.\n\n${listCommands()}`)
  process.exitCode = await runCommand(name, command, options)
}
