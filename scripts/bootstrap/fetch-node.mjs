import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { run, step } from './command.mjs'
import { runNpm, withoutNoise } from './npx.mjs'
import { repository } from './repository.mjs'

const cacheFolder = join(repository, '.adamarket', 'node')

/**
 * The executable of a package with Node, which is downloaded unless it is there and starts. Other processes may do the
 * same at the same time. Throws when it cannot be had.
 */
export async function fetchNode(node, folder = cacheFolder, download = downloadPackage) {
  const place = join(folder, `${node.name}-${node.version}`)
  if (await starts(place, node)) return executableIn(place)
  await step(`Downloading Node ${node.version} from the npm registry`, async () => {
    mkdirSync(folder, { recursive: true })
    const temporary = mkdtempSync(join(folder, 'download-'))
    try {
      const downloaded = await download(node, temporary)
      if (!(await starts(downloaded, node))) {
        throw new Error(`${node.name} ${node.version} does not start.`)
      }
      await moveTo(place, downloaded, node)
    } finally {
      rmSync(temporary, { recursive: true, force: true })
    }
  })
  return executableIn(place)
}

/** Moves a download to its place, which is free, has a broken one, or was taken by a process that was faster. */
async function moveTo(place, downloaded, node) {
  try {
    renameSync(downloaded, place)
  } catch {
    if (await starts(place, node)) return
    rmSync(place, { recursive: true, force: true })
    renameSync(downloaded, place)
  }
}

function executableIn(place) {
  return join(place, 'bin', 'node')
}

async function starts(place, { version }) {
  const env = { ...process.env, NODE_OPTIONS: '' }
  const { code, output } = await run(executableIn(place), ['--version'], { env })
  return code === 0 && output.trim() === `v${version}`
}

/** npm downloads, with the user's registry, proxy and cache, and compares the hash; it runs nothing of the package. */
async function downloadPackage({ name, version, integrity }, folder) {
  const packages = {
    '': { dependencies: { [name]: version } },
    [`node_modules/${name}`]: { version, integrity },
  }
  const write = (file, content) => writeFileSync(join(folder, file), JSON.stringify(content))
  write('package.json', packages[''])
  write('package-lock.json', { lockfileVersion: 3, requires: true, packages })
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-global', '--no-dry-run']
  const hoisted = ['--install-strategy', 'hoisted', '--prefix', folder]
  // Instead of ten seconds, and then sixty, so that a machine without a connection fails soon.
  const retries = ['--fetch-retry-mintimeout', '1000']
  const { code, output } = await runNpm('npm', ['ci', ...options, ...hoisted, ...retries], {
    cwd: folder,
  })
  if (code !== 0) throw new Error(withoutNoise(output))
  return join(folder, 'node_modules', name)
}
