import { randomUUID } from 'node:crypto'

import { beforeEach, expect, it, vi } from 'vitest'

import { eventually, backendForTests, functionLimitMs } from './backend.ts'

vi.setConfig({ testTimeout: 2 * functionLimitMs })

const backend = backendForTests()
let seller: string
let folder: string
beforeEach(() => {
  seller = `seller-${randomUUID()}`
  folder = `images/${seller}/`
})

const post = (id: string) => backend.firestore.doc(`posts/${seller}-${id}`)

/** A picture as the site stores it: two files, one link. */
async function picture(id: string): Promise<string> {
  await backend.upload(`${folder}${id}_1600x1200_small.webp`)
  return await backend.upload(`${folder}${id}_1600x1200.webp`)
}

async function expectPictures(ids: readonly string[]): Promise<void> {
  await eventually(async () =>
    expect(await backend.files(folder)).toEqual(
      ids.flatMap((id) => [`${folder}${id}_1600x1200.webp`, `${folder}${id}_1600x1200_small.webp`]),
    ),
  )
}

it('deletes both sizes of pictures that a listing no longer uses, and all of a deleted listing', async () => {
  const [a, b, c] = [await picture('a'), await picture('b'), await picture('c')]
  await post('1').set({ userId: seller, imageUrl: [a, b, c] })
  await post('1').update({ imageUrl: [c, b] })
  await expectPictures(['b', 'c'])
  await post('1').delete()
  await expectPictures([])
})

it('keeps pictures that another listing or the profile of the author uses', async () => {
  const [a, b, c] = [await picture('a'), await picture('b'), await picture('c')]
  await backend.firestore.doc(`users/${seller}`).set({ name: 'Ayşe', picture: b })
  await post('1').set({ userId: seller, imageUrl: [a, b, c] })
  await post('2').set({ userId: seller, imageUrl: c })
  await post('1').delete()
  await expectPictures(['b', 'c'])
  await backend.firestore.doc(`users/${seller}`).update({ picture: a })
  await expectPictures(['c'])
  await post('2').delete()
  await expectPictures([])
  await backend.firestore.doc(`users/${seller}`).delete()
})

it("keeps other users' pictures, whatever a listing links to", async () => {
  const neighbour = `images/neighbour-${seller}/a.webp`
  const foreign = await backend.upload(neighbour)
  const own = await picture('a')
  await post('1').set({ userId: seller, imageUrl: [foreign, own] })
  await post('1').delete()
  await expectPictures([])
  expect(await backend.files(neighbour)).toEqual([neighbour])
  await backend.bucket.file(neighbour).delete()
})
