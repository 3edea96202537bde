import { spawn } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { ensureChromium } from '#bootstrap/chromium.mjs'
import { run } from '#bootstrap/command.mjs'
import { copyCheckout } from '#create-remote/copy-checkout.mjs'

/** Beside a site of `npm start`, and one of another checkout. */
const ports = { ADAMARKET_PORT_OFFSET: '7000' }
const journey = join('e2e', 'journeys', 'team-day.spec.ts')

/** A team's copy of this checkout, in a folder: what it types, changes and looks at there. */
export async function teamCheckout(folder) {
  await copyCheckout(folder)
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('ADAMARKET_')),
  )
  const env = { ...inherited, ...ports, NO_COLOR: '1' }
  let site

  /** Types a command. @returns what it printed; it has to end as expected */
  async function type(words, { fails = false, cwd = folder } = {}) {
    const [program, ...parameters] = Array.isArray(words) ? words : words.split(' ')
    console.log(`    > ${[program, ...parameters].join(' ')}`)
    const { code, output } = await run(program, parameters, { cwd, env })
    const isSentence = !/^ +at .+:\d+:\d+\)?$/m.test(output)
    if ((code !== 0) === fails && (!fails || isSentence)) return output
    throw new Error(`${output}\n\nIt ended with ${code}.`)
  }

  return {
    type,

    /** Replaces a text in a file, and commits what differs. */
    async change(file, from, to) {
      const path = join(folder, file)
      const text = readFileSync(path, 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
      writeFileSync(path, text.replace(from, to))
      await this.commit(`Change ${file}`)
    },

    async commit(subject) {
      const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']
      await type(['git', 'add', '--all'])
      await type(['git', ...author, 'commit', '--quiet', '--message', subject])
    },

    /** Starts the site, by `npm start`. */
    async start() {
      site = await startIn('npm start', /is running at (\S+)/)
    },

    /** Ends the site. */
    async stop() {
      await site?.stop()
    },

    /** The address of a path of the site. */
    addressOf: (path) => new URL(path, site.address).href,

    /** Opens a page in a browser, and looks for a text. */
    see(path, text) {
      return look('visit', { TEAM_DAY_ADDRESS: this.addressOf(path), TEAM_DAY_TEXT: text })
    },

    /** Replaces a text in a file for a moment, and looks for it on the running site with this remote from here. */
    seeChange: (remote, file, before, after) =>
      withDev(`npm run dev ${remote}`, (address) =>
        look('text-change', {
          TEAM_DAY_ADDRESS: address,
          TEAM_DAY_FILE: join(folder, file),
          TEAM_DAY_TEXT: before,
          TEAM_DAY_NEW_TEXT: after,
        }),
      ),

    /** Looks for a text on the running site with the remote of another repository from there. */
    seeOwn: (repository, text) =>
      withDev(`npm --prefix ${repository} run dev`, (address) =>
        look('visit', { TEAM_DAY_ADDRESS: address, TEAM_DAY_TEXT: text }),
      ),
  }

  /** Does some work while the running site has a remote that is being developed, at an address. */
  async function withDev(words, work) {
    const printed = / with your \S+: (http\S+)/
    const dev = await startIn(`${words} -- --site ${site.address}`, printed)
    try {
      await work(dev.address)
    } finally {
      await dev.stop()
    }
  }

  /** Starts a command that runs until Ctrl+C, and waits for the address that it prints. */
  async function startIn(words, printed) {
    console.log(`    > ${words}`)
    const [program, ...parameters] = words.split(' ')
    // In a group of its own, as a terminal has it.
    const child = spawn(program, parameters, { cwd: folder, env, detached: true })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (output += chunk))
    const ended = new Promise((resolve) => child.once('close', resolve))
    while (!printed.test(output)) {
      if (child.exitCode !== null) throw new Error(output)
      await wait(200)
    }
    return {
      address: printed.exec(output)[1],
      async stop() {
        if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGINT')
        await ended
      },
    }
  }

  /** Runs a template of a browser test. */
  async function look(name, values) {
    copyFileSync(join(import.meta.dirname, `${name}.spec.ts.template`), join(folder, journey))
    Object.assign(env, await ensureChromium(), { ADAMARKET_SITE_URL: site.address }, values)
    const playwright = join(folder, 'e2e', 'node_modules', '.bin', 'playwright')
    const options = ['test', '--no-deps', '--workers=1', '--reporter=line', 'team-day']
    await type([playwright, ...options], { cwd: join(folder, 'e2e') })
  }
}
