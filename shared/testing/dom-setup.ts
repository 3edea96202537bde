import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

import { addPopovers } from '#testing/popovers.ts'

// Pages are lazy, and a busy machine takes its time to load one: what is slow is no failure.
configure({ asyncUtilTimeout: 20_000 })

addPopovers()
afterEach(cleanup)
