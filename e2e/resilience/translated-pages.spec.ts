import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

import type { Address } from '#fixtures/addresses.ts'
import { memberAddresses, publicAddresses } from '#fixtures/addresses.ts'
import { test } from '#fixtures/test.ts'

/** What ends the visit, opens a window of others, saves a file, or changes the language of what is expected. */
const leaving = /sign out|delete|clear this device|google|download|share|english|türkçe/i

test('a page that the browser translates goes on, whatever is pressed @nightly', async ({
  page,
  problems,
}) => {
  // WhatsApp is in another window.
  problems.expect(/https:\/\/wa\.me\//)
  await pressEverything(page, publicAddresses)
})

test('the pages of a member that the browser translates go on, whatever is pressed @nightly', async ({
  page,
  members,
  session,
}) => {
  const member = await members.create({ listings: ['Armchair', 'Lamp'] })
  await session.signInAs(member)
  await pressEverything(page, [
    ...memberAddresses,
    { address: '/my-listings', shows: 'Armchair' },
    { address: '/settings', shows: 'Settings' },
    { address: `/listing/${member.listings['Lamp']}`, shows: 'Lamp' },
  ])
})

async function pressEverything(page: Page, addresses: readonly Address[]): Promise<void> {
  for (const { address, shows } of addresses) {
    await test.step(address, async () => {
      await openTranslated(page, { address, shows })
      // One after the other: each press may open and close what the next one is about, or lead to another page.
      for (let index = 0; await press(page, index); index += 1) {
        await page.keyboard.press('Escape')
        await expect(page.getByText('Couldn’t show this page')).toBeHidden()
        const { pathname } = new URL(page.url())
        if (pathname !== address.replace(/\?.*/, '')) await openTranslated(page, { address, shows })
      }
    })
  }
}

async function openTranslated(page: Page, { address, shows }: Address): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('main').getByText(shows).first()).toBeVisible()
  await page.evaluate(translateAsChrome)
}

/** Presses the button or choice of the page at an index, twice, then all of the dialog it opens; whether there is one. */
async function press(page: Page, index: number): Promise<boolean> {
  return await page.evaluate(
    async ([at, left]) => {
      const controlsOf = (root: ParentNode) => [
        ...root.querySelectorAll<HTMLElement>(
          'button, input, summary, [role=option], [role=menuitem]',
        ),
      ]
      const pressTwice = async (control: HTMLElement) => {
        const name = `${control.textContent} ${control.ariaLabel ?? ''}`
        if (new RegExp(left, 'i').test(name)) return
        for (let times = 0; times < 2; times += 1) {
          control.click()
          // React has rendered, and the translator has followed.
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        }
      }
      const pressed = controlsOf(document)[at]
      if (!pressed) return false
      await pressTwice(pressed)
      const dialog = document.querySelector('dialog[open]')
      for (const control of dialog ? controlsOf(dialog) : []) await pressTwice(control)
      return true
    },
    [index, leaving.source] as const,
  )
}

/** Replaces each text node as Chrome's translator does, now and whenever one is added; texts stay the same. */
function translateAsChrome(): void {
  const isText = (node: Node): node is Text =>
    node instanceof Text &&
    node.data.trim() !== '' &&
    !node.parentElement?.closest('font, script, style, textarea, option')
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = isText(root) ? [root] : []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isText(node)) texts.push(node)
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  translate(document.body)
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translate(node)
  }).observe(document.body, { childList: true, subtree: true })
}
