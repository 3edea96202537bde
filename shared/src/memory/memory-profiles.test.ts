import { describeProfilesPort } from '#testing/profiles-port-contract.ts'

import { createMemoryProfiles } from './memory-profiles.ts'

describeProfilesPort('in memory', async (profiles) => createMemoryProfiles(profiles))
