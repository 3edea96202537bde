import { siteUrl } from '#fixtures/site-url.ts'

import type { Browser, Element } from './browser.ts'
import { poll } from './poll.ts'
import type { Query } from './query.ts'
import { describe, finder } from './query.ts'

/** A page of the site in any engine. Every method waits until it can act. */
export class Page {
  readonly #browser: Browser

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async open(path: string): Promise<void> {
    await this.#browser.open(`${siteUrl}${path}`)
  }

  /** Waits until it is visible. */
  async see(query: Query): Promise<void> {
    await poll(describe(query), async () => (await this.#find(query)) !== undefined)
  }

  /** Waits until there are this many. */
  async seeAll(count: number, query: Query): Promise<void> {
    await poll(`${count} times ${describe(query)}`, async () => {
      await this.#bringFinder()
      return (await this.evaluate((it) => globalThis.findAll(it).length, query)) === count
    })
  }

  async click(query: Query): Promise<void> {
    await this.#use(query, (element) => element.click())
  }

  /** Replaces the content of a field. */
  async write(query: Query, text: string): Promise<void> {
    await this.#use(query, async (element) => {
      await this.evaluate((it) => {
        const [field] = globalThis.findAll(it)
        field?.focus()
        if (field instanceof HTMLInputElement) field.select()
      }, query)
      await element.type(text)
    })
  }

  /** Chooses an option of a list by its text. */
  async choose(query: Query, option: string): Promise<void> {
    await this.#use(query, async () => {
      const isChosen = await this.evaluate(
        (it, text) => {
          const [list] = globalThis.findAll(it)
          if (!(list instanceof HTMLSelectElement)) return false
          const index = [...list.options].findIndex((one) => one.text === text)
          if (index < 0) return false
          list.selectedIndex = index
          list.dispatchEvent(new Event('change', { bubbles: true }))
          return true
        },
        query,
        option,
      )
      if (!isChosen) throw new Error(`There is no option "${option}"`)
    })
  }

  async chooseFile(query: Query, path: string): Promise<void> {
    await this.#use(query, (element) => element.chooseFile(path))
  }

  /** The result of a function in the page; it must not use anything from outside of itself. */
  async evaluate<Values extends unknown[]>(
    run: (...values: Values) => unknown,
    ...values: Values
  ): Promise<unknown> {
    return await this.#browser.evaluate(`(${run.toString()})(...${JSON.stringify(values)})`)
  }

  async #use(query: Query, work: (element: Element) => Promise<void>): Promise<void> {
    await poll(describe(query), async () => {
      const element = await this.#find(query)
      if (!element) return false
      await work(element)
      return true
    })
  }

  async #find(query: Query): Promise<Element | undefined> {
    await this.#bringFinder()
    return await this.#browser.find(query)
  }

  /** Every document needs it again. */
  async #bringFinder(): Promise<void> {
    const isLoaded = await this.#browser.evaluate("'findAll' in globalThis")
    if (isLoaded !== true) await this.#browser.evaluate(finder)
  }
}
