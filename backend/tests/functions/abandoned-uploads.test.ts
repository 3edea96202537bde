import { expect, it } from 'vitest'

import { removeAbandonedUploads, abandonedAfterMs } from '#functions/pictures/abandoned-uploads.ts'

import { backendForTests } from './backend.ts'

// A separate project: the function looks at all files.
const backend = backendForTests('demo-abandoned-uploads')

it('deletes pictures that are not used for a day', async () => {
  const { firestore, bucket, upload, files } = backend
  const posted = await upload('images/ayse/posted_800x600.webp')
  await upload('images/ayse/posted_800x600_small.webp')
  await upload('images/ayse/forgotten_800x600.webp')
  await upload('images/ayse/forgotten_800x600_small.webp')
  const face = await upload('images/mehmet/face.webp')
  await upload('images/zeynep/alone.webp')
  await upload('posters/summer.webp')
  await firestore.doc('posts/civic').set({ userId: 'ayse', imageUrl: [posted] })
  await firestore.doc('users/mehmet').set({ name: 'Mehmet', picture: face })

  const soon = Date.now() + abandonedAfterMs - 60_000
  expect(await removeAbandonedUploads(firestore, bucket, soon)).toBe(0)
  expect(await files('')).toHaveLength(7)

  const later = Date.now() + abandonedAfterMs + 60_000
  expect(await removeAbandonedUploads(firestore, bucket, later)).toBe(3)
  expect(await files('')).toEqual([
    'images/ayse/posted_800x600.webp',
    'images/ayse/posted_800x600_small.webp',
    'images/mehmet/face.webp',
    'posters/summer.webp',
  ])
  expect(await removeAbandonedUploads(firestore, bucket, later)).toBe(0)
})
