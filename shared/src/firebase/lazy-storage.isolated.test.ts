import { expect, it } from 'vitest'

import { lazyStorage } from './lazy-storage.ts'

const firebase = {
  projectId: 'my-market',
  apiKey: 'key',
  authDomain: 'market.example',
  storageBucket: 'my-market.firebasestorage.app',
  appId: '1:1:web:1',
}

// Specification, section 9. They are the defaults of the SDK, which another version could change.
it('retries an operation for 120 s and an upload for 600 s', async () => {
  const storage = await lazyStorage({ firebase })()
  expect(storage.maxOperationRetryTime).toBe(120_000)
  expect(storage.maxUploadRetryTime).toBe(600_000)
})
