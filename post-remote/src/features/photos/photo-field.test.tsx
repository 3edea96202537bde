import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { createTexts } from '@adamarket/shared/i18n/create-texts.ts'
import { TextsProvider } from '@adamarket/shared/i18n/texts-provider.tsx'
import { createMemoryConnectivity } from '@adamarket/shared/memory/memory-connectivity.ts'
import { createMemoryPictures } from '@adamarket/shared/memory/memory-pictures.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import { PhotoField } from './photo-field.tsx'
import { createPhotoTray } from './photo-tray.ts'

const jpeg = (name: string) =>
  new File([new Uint8Array([0xff, 0xd8, 0xff]), name], name, { type: 'image/jpeg' })

async function show({
  files = [],
  error,
}: { readonly files?: readonly File[]; readonly error?: string } = {}) {
  const texts = createTexts('en')
  await texts.add('post', {
    en: () => import('#texts/en/post.json'),
    tr: () => import('#texts/tr/post.json'),
  })
  const pictures: HostServices['pictures'] = createMemoryPictures()
  const tray = createPhotoTray(
    {
      key: 'draft',
      userId: 'ayse',
      pictures,
      connectivity: createMemoryConnectivity(),
      report: () => undefined,
    },
    {
      preparer: {
        prepare: async (source) => {
          if ((await source.text()).includes('broken')) return err('broken')
          const blob = new Blob(['picture'], { type: 'image/webp' })
          return ok({ large: blob, small: blob, width: 4, height: 3, extension: 'webp' })
        },
        close: () => undefined,
      },
      storage: {
        read: async () => undefined,
        readBlobs: async () => undefined,
        write: async () => undefined,
        writeBlobs: async () => undefined,
        removeBlobs: async () => undefined,
        forget: async () => undefined,
      },
    },
  )
  render(
    <TextsProvider texts={texts}>
      <PhotoField tray={tray} error={error} />
    </TextsProvider>,
  )
  if (files.length > 0) await userEvent.upload(screen.getByLabelText(/^Photos/), [...files])
  return tray
}

const nameOf = (image: HTMLElement) => image.getAttribute('alt')

describe('the photo field', () => {
  it('asks for images and for a landscape one as the cover', async () => {
    await show()
    expect(screen.getByLabelText(/^Photos/)).toHaveAccessibleDescription(/landscape/)
    expect(screen.getByText('0/24')).toBeVisible()
  })

  it('takes several photos, and shows them small, the first as the cover', async () => {
    await show({ files: [jpeg('a.jpg'), jpeg('b.jpg')] })
    await screen.findByRole('img', { name: 'Photo 2 of 2' })
    expect(screen.getAllByRole('img', { name: /^Photo/ }).map(nameOf)).toEqual([
      'Photo 1 of 2, the cover',
      'Photo 2 of 2',
    ])
    expect(screen.getByText('Cover')).toBeVisible()
  })

  it('shows an icon for a photo that cannot be loaded', async () => {
    await show({ files: [jpeg('a.jpg')] })
    fireEvent.error(await screen.findByRole('img', { name: 'Photo 1 of 1, the cover' }))
    const shown = screen.getByRole('img', { name: 'Photo 1 of 1, the cover' })
    expect(shown.querySelector('svg')).toBeVisible()
  })

  it('moves photos by keyboard, keeps the focus and announces the positions', async () => {
    const tray = await show({ files: [jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg')] })
    const grip = await screen.findByRole('button', { name: /^Move photo 3: drag/ })
    grip.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(tray.store.getState().photos.map(({ name }) => name)).toEqual([
      'c.jpg',
      'a.jpg',
      'b.jpg',
    ])
    expect(screen.getByRole('button', { name: /^Move photo 1: drag/ })).toHaveFocus()
    expect(screen.getByText('Photo moved to 1 of 3.')).toBeInTheDocument()
  })

  it('moves photos by buttons, but not beyond the ends', async () => {
    const tray = await show({ files: [jpeg('a.jpg'), jpeg('b.jpg')] })
    const later = await screen.findByRole('button', { name: 'Move photo 1 later' })
    await userEvent.click(later)
    await userEvent.click(later)
    expect(later).toHaveAccessibleName('Move photo 2 later')
    expect(tray.store.getState().photos.map(({ name }) => name)).toEqual(['b.jpg', 'a.jpg'])
  })

  it('focuses the next photo when one is removed', async () => {
    await show({ files: [jpeg('a.jpg'), jpeg('b.jpg')] })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove photo 1' }))
    expect(await screen.findAllByRole('img', { name: /^Photo/ })).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Remove photo 1' })).toHaveFocus()
  })

  it('lists refused files with the reason', async () => {
    await show({ files: [jpeg('broken.jpg'), new File([], 'empty.jpg', { type: 'image/jpeg' })] })
    const alert = await screen.findByRole('alert')
    await expect.poll(() => alert.textContent).toContain('empty.jpg is empty.')
    await expect.poll(() => alert.textContent).toContain('broken.jpg is damaged and can’t be read.')
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('accepts dropped and pasted files', async () => {
    await show()
    const zone = screen.getByText(/paste them here/).parentElement ?? document.body
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [jpeg('dropped.jpg')] } })
    fireEvent.paste(document, { clipboardData: { files: [jpeg('pasted.jpg')] } })
    expect(await screen.findByRole('img', { name: 'Photo 2 of 2' })).toBeVisible()
  })

  it('takes a file that is dropped beside the field, which the browser would open', async () => {
    await show()
    const dataTransfer = { types: ['Files'], files: [jpeg('beside.jpg')] }
    // Both return false once the page has taken it.
    expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(false)
    const zone = screen.getByText(/paste them here/).parentElement
    expect(zone).toHaveAttribute('data-over')
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false)
    expect(zone).not.toHaveAttribute('data-over')
    expect(await screen.findByRole('img', { name: 'Photo 1 of 1, the cover' })).toBeVisible()
  })

  it.each([
    ['a text', { types: ['text/plain'], files: [] }, undefined],
    ['a picture of the page itself', { types: ['Files'], files: [jpeg('own.jpg')] }, 'own'],
  ])('leaves the browser %s that is dropped', async (_what, dataTransfer, own) => {
    const tray = await show()
    if (own) fireEvent.dragStart(document.body)
    expect(fireEvent.dragOver(document.body, { dataTransfer })).toBe(true)
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(true)
    if (own) fireEvent.dragEnd(document.body)
    await tray.finished()
    expect(tray.store.getState().photos).toEqual([])
  })

  it('is marked as invalid without an image', async () => {
    await show({ error: 'Choose at least one image.' })
    expect(screen.getByLabelText(/^Photos/)).toBeInvalid()
    expect(screen.getByLabelText(/^Photos/)).toHaveAccessibleDescription(/Choose at least one/)
  })
})
