import { ElementHandle, launch } from 'puppeteer-core'

import type { Browser, Engine } from './browser.ts'

/** The installed Firefox, driven by WebDriver BiDi, which it supports without a driver. */
export async function firefox(executablePath: string): Promise<Engine> {
  const start = (proxy?: string) =>
    launch({
      browser: 'firefox',
      executablePath,
      defaultViewport: { width: 1280, height: 900 },
      extraPrefsFirefox: { ...preferences, ...(proxy !== undefined && through(proxy)) },
    })
  const first = await start()
  const version = await first.version()
  await first.close()
  return {
    name: version.replace('firefox/', 'Firefox '),
    start: async (proxy) => await opened(await start(proxy)),
    close: async () => {},
  }
}

const preferences = { 'intl.accept_languages': 'en-US, en' }

function through(proxy: string) {
  const { hostname, port } = new URL(proxy)
  return {
    'network.proxy.type': 1,
    'network.proxy.http': hostname,
    'network.proxy.http_port': Number(port),
    'network.proxy.ssl': hostname,
    'network.proxy.ssl_port': Number(port),
    // The site is on this machine, for which proxies are not used by default.
    'network.proxy.allow_hijacking_localhost': true,
    'network.proxy.no_proxies_on': '',
    // Through a proxy this machine does not count as secure, other than a deployed site.
    'dom.serviceWorkers.testing.enabled': true,
    'dom.caches.testing.enabled': true,
  }
}

async function opened(browser: Awaited<ReturnType<typeof launch>>): Promise<Browser> {
  const page = await browser.newPage()
  return {
    open: async (address) => {
      await page.goto(address)
    },
    evaluate: async (expression) => await page.evaluate(expression),
    find: async (query) => {
      const element = await page.evaluateHandle((it) => globalThis.findAll(it)[0], query)
      if (!(element instanceof ElementHandle)) return undefined
      return {
        click: async () => await element.click(),
        type: async (text) => await element.type(text),
        chooseFile: async (path) => await (await element.toElement('input')).uploadFile(path),
      }
    },
    screenshot: async () => await page.screenshot(),
    close: async () => await browser.close(),
  }
}
