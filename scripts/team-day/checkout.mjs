import { spawn } from 'node:child_process'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { ensureChromium } from '#bootstrap/chromium.mjs'
import { run } from '#bootstrap/command.mjs'
import { copyCheckout } from '#create-remote/copy-checkout.mjs'

/** Beside a site of `npm start`, and one of another checkout. */
const ports = { ADAMARKET_PORT_OFFSET: '7000' }
const visit = join('e2e', 'journeys', 'team-day.spec.ts')

/** A team's copy of this checkout, in a folder: what it types, changes and looks at there. */
export async function teamCheckout(folder) {
  await copyCheckout(folder)
  copyFileSync(join(import.meta.dirname, 'visit.spec.ts.template'), join(folder, visit))
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
      console.log('    > npm start')
      // In a group of its own, as a terminal has it.
      site = spawn('npm', ['start'], { cwd: folder, env, detached: true })
      let printed = ''
      for (const stream of [site.stdout, site.stderr])
        stream.on('data', (chunk) => (printed += chunk))
      while (!/is running at (\S+)/.test(printed)) {
        if (site.exitCode !== null) throw new Error(printed)
        await wait(200)
      }
      this.address = /is running at (\S+)/.exec(printed)?.[1]
    },

    /** Ends the site, as Ctrl+C does. */
    async stop() {
      if (!site || site.exitCode !== null || site.signalCode !== null) return
      const ended = new Promise((resolve) => site.once('close', resolve))
      process.kill(-site.pid, 'SIGINT')
      await ended
    },

    /** Opens a page in a browser, and looks for a text. */
    async see(path, text) {
      Object.assign(env, await ensureChromium(), {
        ADAMARKET_SITE_URL: this.address,
        TEAM_DAY_ADDRESS: new URL(path, this.address).href,
        TEAM_DAY_TEXT: text,
      })
      const playwright = join(folder, 'e2e', 'node_modules', '.bin', 'playwright')
      const options = ['test', '--no-deps', '--workers=1', '--reporter=line', 'team-day']
      await type([playwright, ...options], { cwd: join(folder, 'e2e') })
    },
  }
}
