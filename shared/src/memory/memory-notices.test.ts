import { describeNoticesPort } from '#testing/notices-port-contract.ts'

import { createMemoryNotices } from './memory-notices.ts'

describeNoticesPort('in memory', async (notices) => createMemoryNotices(notices))
