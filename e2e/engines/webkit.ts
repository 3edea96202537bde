import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { WebElement } from 'selenium-webdriver'
import { Builder, Key } from 'selenium-webdriver'

import { freePort } from '#fixtures/free-port.ts'

import type { Browser, Engine } from './browser.ts'
import { poll } from './poll.ts'

/** The size of the window, in pixels. */
const size = { width: 1280, height: 1000 } as const

/** The installed WebKitGTK, driven by its WebDriver, on a separate screen (Xvfb). */
export async function webkit(driverPath: string, xvfbPath: string): Promise<Engine> {
  const screen = spawn(
    xvfbPath,
    ['-displayfd', '3', '-screen', '0', `${size.width}x${size.height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const display = `:${await firstLine(screen)}`
  const port = await freePort()
  const driver = spawn(driverPath, [`--port=${port}`], {
    // The browser's own log is not about the site.
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LC_ALL: 'en_US.UTF-8', LANGUAGE: 'en' },
  })
  const close = () => {
    driver.kill()
    screen.kill()
  }
  process.once('exit', close)
  const url = `http://127.0.0.1:${port}`
  await poll('an answer of WebKitWebDriver', async () => (await fetch(`${url}/status`)).ok)
  const first = await start(url)
  const version = (await first.getCapabilities()).getBrowserVersion()
  await first.quit()
  return {
    name: `WebKitGTK ${version}`,
    start: async (proxy) => opened(await start(url, proxy)),
    close: async () => close(),
  }
}

async function firstLine({ stdio }: ChildProcess): Promise<string> {
  const pipe = stdio[3]
  if (!pipe) throw new Error('The screen has no way to tell its number')
  const [line] = await once(pipe, 'data')
  return String(line).trim()
}

async function start(url: string, proxy?: string) {
  const host = proxy && new URL(proxy).host
  return await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      ...(host && { proxy: { proxyType: 'manual', httpProxy: host, sslProxy: host } }),
    })
    .build()
}

async function opened(driver: Awaited<ReturnType<typeof start>>): Promise<Browser> {
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size })
  return {
    open: async (address) => await driver.get(address),
    evaluate: async (expression) => await driver.executeScript(`return ${expression}`),
    find: async (query) => {
      const element: WebElement | null = await driver.executeScript(
        (it: typeof query) => globalThis.findAll(it)[0] ?? null,
        query,
      )
      if (!element) return undefined
      return {
        click: async () => await element.click(),
        type: async (text) => await element.sendKeys(text.replaceAll('\n', Key.ENTER)),
        chooseFile: async (path) => await element.sendKeys(path),
      }
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => await driver.quit(),
  }
}
