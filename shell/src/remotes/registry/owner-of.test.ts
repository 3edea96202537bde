import { matchPath } from '@adamarket/shared/contract/router.ts'
import { describe, expect, it } from 'vitest'

import { aRelease } from '#testing/a-release.ts'

import { ownerOf } from './owner-of.ts'
import type { Deployment } from './deployment.ts'

const deployment: Deployment = {
  browse: aRelease('browse', ['/', '/listing/:id']),
  'static-pages': aRelease('static-pages', ['/privacy-policy']),
}

describe('ownerOf', () => {
  it.each([
    ['/', 'browse', '/'],
    ['/listing/42', 'browse', '/listing/:id'],
    ['/listing/42/', 'browse', '/listing/:id'],
    ['/Privacy-policy', 'static-pages', '/privacy-policy'],
  ])('finds the owner of %s', (pathname, name, pattern) => {
    const owner = ownerOf(deployment, pathname, matchPath)
    expect([owner?.release.name, owner?.pattern]).toEqual([name, pattern])
  })

  it.each(['/listing', '/listing/42/edit', '/nowhere'])('finds no owner of %s', (pathname) => {
    expect(ownerOf(deployment, pathname, matchPath)).toBeUndefined()
  })
})
