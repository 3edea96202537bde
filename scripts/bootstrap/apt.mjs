import { run, step } from './command.mjs'

/**
 * Installs the first of these packages that this Debian has, where it may, and gives whether it did. What
 * apt-get wrote about a failure is shown.
 */
export async function installWithApt(what, packages) {
  if (process.getuid?.() !== 0 || (await run('apt-get', ['--version'])).code !== 0) return false
  return await step(what, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const written = [(await run('apt-get', ['update'], { env })).output]
    for (const name of packages) {
      const parameters = ['install', '--yes', '--no-install-recommends', name]
      // Each one is for a Debian that lacks those before it.
      const { code, output } = await run('apt-get', parameters, { env })
      if (code === 0) return true
      written.push(output)
    }
    console.error(written.join('\n').trim())
    return false
  })
}
