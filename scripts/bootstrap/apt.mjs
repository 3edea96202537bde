import { run, step } from './command.mjs'

/**
 * Installs packages with apt-get, if it may; resolves to whether it did. Shows the output of apt-get after a
 * failure.
 *
 * @param {string} what
 * @param {readonly (readonly string[])[]} choices Packages that are installed together: the first choice that this
 *   Debian has.
 */
export async function installWithApt(what, choices) {
  if (process.getuid?.() !== 0 || (await run('apt-get', ['--version'])).code !== 0) return false
  return await step(what, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const written = [(await run('apt-get', ['update'], { env })).output]
    for (const names of choices) {
      const parameters = ['install', '--yes', '--no-install-recommends', ...names]
      // Each one is for a Debian without the previous ones.
      const { code, output } = await run('apt-get', parameters, { env })
      if (code === 0) return true
      written.push(output)
    }
    console.error(written.join('\n').trim())
    return false
  })
}
