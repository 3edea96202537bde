import { run, step } from './command.mjs'

/**
 * Installs the first of these packages that this Debian has, if it may; resolves to whether it did. Shows
 * the output of apt-get after a failure.
 */
export async function installWithApt(what, packages) {
  if (process.getuid?.() !== 0 || (await run('apt-get', ['--version'])).code !== 0) return false
  return await step(what, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const written = [(await run('apt-get', ['update'], { env })).output]
    for (const name of packages) {
      const parameters = ['install', '--yes', '--no-install-recommends', name]
      // Each one is for a Debian without the previous ones.
      const { code, output } = await run('apt-get', parameters, { env })
      if (code === 0) return true
      written.push(output)
    }
    console.error(written.join('\n').trim())
    return false
  })
}
