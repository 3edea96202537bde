import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'

import { expectNoViolations } from '#testing/expect-no-violations.ts'

import { Dialog } from './dialog.tsx'

function Page({ onClose = () => {} }: { readonly onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    onClose()
    setOpen(false)
  }
  return (
    <>
      <button onClick={() => setOpen(true)}>Delete</button>
      <Dialog open={isOpen} onClose={close} title="Delete this ad?" closeLabel="Close">
        <input aria-label="Reason" data-autofocus="" />
      </Dialog>
    </>
  )
}

async function openDialog(onClose?: () => void) {
  const user = userEvent.setup()
  render(onClose ? <Page onClose={onClose} /> : <Page />)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  return { user, dialog: screen.getByRole('dialog', { name: 'Delete this ad?' }) }
}

test('opening moves focus to the autofocus element, closing restores it', async () => {
  const { user, dialog } = await openDialog()
  expect(screen.getByLabelText('Reason')).toHaveFocus()
  await expectNoViolations(dialog)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
})

test('a text without controls can be scrolled by the keyboard', async () => {
  render(
    <Dialog open isText onClose={() => {}} title="Your ad" closeLabel="Close">
      <p>A long text</p>
    </Dialog>,
  )
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('group', { name: 'Your ad' })).toHaveFocus()
})

test('Escape requests closing, and the page decides', async () => {
  const onClose = vi.fn<() => void>()
  const { dialog } = await openDialog(onClose)
  // A browser turns Escape into this event.
  const isGranted = fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(isGranted).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a press on the backdrop closes the dialog, one that starts inside does not', async () => {
  const onClose = vi.fn<() => void>()
  const { dialog } = await openDialog(onClose)
  fireEvent.pointerDown(screen.getByLabelText('Reason'))
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

test('focus is restored when an open dialog is unmounted', async () => {
  const opener = document.createElement('button')
  document.body.append(opener)
  opener.focus()
  const { unmount } = render(
    <Dialog open onClose={() => {}} title="Sign in" closeLabel="Close">
      <input data-autofocus="" />
    </Dialog>,
  )
  expect(opener).not.toHaveFocus()
  unmount()
  expect(opener).toHaveFocus()
  opener.remove()
})
