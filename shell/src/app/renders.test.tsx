import { renderRemote } from '@adamarket/shared/testing/render-remote.tsx'
import { watchRenders } from '@adamarket/shared/testing/watch-renders.tsx'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { parseEnvironment } from '@adamarket/shared/contract/environment.ts'

import { aFragment } from '#testing/a-fragment.tsx'
import { aSite } from '#testing/a-site.ts'

import { Frame } from './frame.tsx'

const { links } = parseEnvironment({}, () => undefined)

test('a letter in the search renders the search and its suggestions, and scrolling nothing', async () => {
  const frame = <Frame links={links} account={aFragment()} retry={() => Promise.resolve()} />
  const site = aSite({ element: frame, children: [{ path: '/', element: <h1>Home</h1> }] })
  const { watched, take } = watchRenders(site)
  await renderRemote(watched, { path: '/' })
  const input = screen.getByRole('combobox', { name: 'Search listings' })
  // Loads the code of the suggestions.
  await userEvent.type(input, 'ho')
  await screen.findAllByRole('option')
  expect(take().components).toBeGreaterThan(100)

  for (const value of ['hon', 'hond', 'honda']) {
    // What suggestions count while nothing is typed may come between two letters.
    take()
    fireEvent.change(input, { target: { value } })
    const { commits, components } = take()
    expect(commits).toBeLessThanOrEqual(4)
    expect(components).toBeLessThanOrEqual(60)
  }

  take()
  fireEvent.scroll(window)
  expect(take()).toEqual({ commits: 0, components: 0 })
})
