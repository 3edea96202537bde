import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

import { addPopovers } from '#testing/popovers.ts'

// Pages are lazy, and a busy machine takes its time to load one: what is slow is no failure.
configure({ asyncUtilTimeout: 60_000 })

addPopovers()
afterEach(cleanup)
// Vitest breaks off what is still loading after a file, and the next one would find it broken.
afterAll(() => vi.dynamicImportSettled())
