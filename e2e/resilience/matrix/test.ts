import { test as base } from '#fixtures/test.ts'

import { Visitor } from './visitor.ts'

type Fixtures = {
  /** Whether the visitor is signed in, as after a reload. */
  readonly isMember: boolean
  readonly visitor: Visitor
}

export const test = base.extend<Fixtures>({
  isMember: [true, { option: true }],
  visitor: async ({ page, isMember, session, testData }, use) => {
    if (isMember) await session.signInAs(await testData.addAccount())
    await use(new Visitor(page))
  },
})
