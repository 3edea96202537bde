import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { expect, test, vi } from 'vitest'

import { Button, IconButton } from '#ui/button.tsx'

test('a loading button keeps its text and does nothing', async () => {
  const onClick = vi.fn<() => void>()
  render(
    <Button loading onClick={onClick}>
      Posting...
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Posting...' })
  await userEvent.click(button)
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(onClick).not.toHaveBeenCalled()
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
