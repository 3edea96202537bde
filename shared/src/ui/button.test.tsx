import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { expect, test, vi } from 'vitest'

import { translatePage } from '#testing/translate-page.ts'

import { Button, IconButton } from './button.tsx'

test('a button that begins to load keeps its focus and ignores presses until it is done', async () => {
  const onClick = vi.fn<() => void>()
  const button = (loading: boolean) => (
    <Button loading={loading} onClick={onClick}>
      Block
    </Button>
  )
  const { rerender } = render(button(false))
  const block = screen.getByRole('button', { name: 'Block' })
  block.focus()
  rerender(button(true))
  expect(block).toHaveFocus()
  expect(block).toHaveAttribute('aria-disabled', 'true')
  expect(block).toHaveAttribute('aria-busy', 'true')
  await userEvent.dblClick(block)
  await userEvent.keyboard('{Enter} ')
  expect(onClick).not.toHaveBeenCalled()
  rerender(button(false))
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledOnce()
  expect(block).not.toHaveAttribute('aria-disabled')
})

test('a form whose button loads is not submitted, by a press or by Enter in a field', async () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <input />
      <Button type="submit" loading>
        Send
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await userEvent.type(screen.getByRole('textbox'), 'A text{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a button that is off for now ignores presses', async () => {
  const onClick = vi.fn<() => void>()
  render(
    <>
      <Button aria-disabled onClick={onClick}>
        Delete
      </Button>
      <IconButton aria-disabled label="Rename" icon={null} onClick={onClick} />
      <IconButton aria-disabled={false} label="Next" icon={null} onClick={onClick} />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  expect(onClick).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(onClick).toHaveBeenCalledOnce()
})

test('a button does not submit a form unless its type says so', async () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Add</Button>
      <IconButton label="Remove" icon={null} />
      <Button type="submit">Send</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a button that a browser has translated begins and ends to load', () => {
  const button = (loading: boolean) => <Button loading={loading}>{'Call'}</Button>
  const { rerender } = render(button(false))
  translatePage()
  rerender(button(true))
  expect(screen.getByRole('button', { name: /Call/ })).toHaveAttribute('aria-busy', 'true')
  rerender(button(false))
  expect(screen.getByRole('button', { name: 'Call' })).not.toHaveAttribute('aria-busy')
})
