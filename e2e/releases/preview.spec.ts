import { expect } from '@playwright/test'

import { goAwayAndBack } from '#fixtures/open-tab.ts'
import { test } from '#fixtures/test.ts'
import { expectNoViolations } from '#fixtures/violations.ts'

test('a preview stays for the tab that asked for it until it is taken back, and no other visitor gets it @nightly', async ({
  page,
  releases,
}) => {
  const build = await releases.buildOf('static-pages', (script) => script)
  const said = await releases.release('static-pages', build, '--preview')
  const address = /Look at it: (\S+@(\S+))/.exec(said)
  const [, url = '', version = ''] = address ?? []
  const shownBy = (release: string) => page.locator(`[data-region="static-pages@${release}"]`)
  const panel = page.getByRole('region', { name: 'Releases on trial' })
  try {
    await page.goto('/AboutUs?boundaries')
    await expect(page.locator('[data-region^="static-pages@"]')).toBeAttached()
    await expect(shownBy(version)).not.toBeAttached()
    await expect(panel).toBeHidden()

    await page.goto(`${url}&boundaries`)
    await expect(shownBy(version)).toBeAttached()
    await expect(panel).toContainText(`static-pages ${version}`)
    await goAwayAndBack(page)
    await page.goto('/ContactUs?boundaries')
    await expect(shownBy(version)).toBeAttached()

    await panel.getByRole('button', { name: 'Choose releases' }).click()
    const dialog = page.getByRole('dialog', { name: 'Releases in this tab' })
    await expect(dialog.getByLabel('static-pages')).toHaveValue(version)
    await expectNoViolations(page, 'choice of releases')
    await page.keyboard.press('Escape')
    await expectNoViolations(page, 'releases on trial')

    await panel.getByRole('button', { name: 'Return to live releases' }).click()
    await expect(page.locator('[data-region^="static-pages@"]')).toBeAttached()
    await expect(shownBy(version)).not.toBeAttached()
    await expect(panel).toBeHidden()
  } finally {
    await releases.run('withdraw', 'static-pages', version)
  }
})

test('a build that is on its site but not registered is shown to no one @nightly', async ({
  page,
  releases,
}) => {
  const build = await releases.buildOf('static-pages', (script) => script)
  const { version } = await releases.stage('static-pages', build)
  await page.goto(`/AboutUs?boundaries&remote=static-pages@${version}`)
  await expect(page.locator('[data-region^="static-pages@"]')).toBeAttached()
  await expect(page.locator(`[data-region="static-pages@${version}"]`)).not.toBeAttached()
  await expect(page.getByText(/you see the live release: static-pages$/)).toBeVisible()
})
