import { initializeApp } from 'firebase/app'
import { getStorage } from 'firebase/storage'
import { expect, it, vi } from 'vitest'

import type { ConnectivityPort } from '#domain/connectivity.ts'
import { ok } from '#domain/result.ts'

import { createStoragePictures } from './storage-pictures.ts'

type Reference = { readonly fullPath: string }

const upload = vi.hoisted(() => vi.fn<(path: string) => void>())
vi.mock('firebase/storage', async () => ({
  ...(await vi.importActual('firebase/storage')),
  uploadBytesResumable: ({ fullPath }: Reference) => {
    upload(fullPath)
    const task = { on: () => undefined, pause: () => true, resume: () => true, cancel: () => true }
    return Object.assign(Promise.resolve(), task)
  },
  getDownloadURL: async ({ fullPath }: Reference) => `https://storage.example/${fullPath}`,
}))

const online: ConnectivityPort = {
  isOnline: () => true,
  check: async () => true,
  subscribe: () => () => undefined,
}

it('uploads a picture to images/{uid}/{filename}, then obtains its download link', async () => {
  const storage = getStorage(initializeApp({ storageBucket: 'my-market.appspot.com' }))
  const port = createStoragePictures(async () => storage, online)
  const { done } = port.upload({
    userId: 'ayse',
    filename: 'front.webp',
    bytes: new ArrayBuffer(1),
    contentType: 'image/webp',
    onProgress: () => undefined,
  })
  expect(await done).toEqual(ok('https://storage.example/images/ayse/front.webp'))
  expect(upload).toHaveBeenCalledExactlyOnceWith('images/ayse/front.webp')
})
