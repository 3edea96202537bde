import type { ProfilesPort } from '#domain/ports.ts'
import { ok } from '#domain/result.ts'

import { decodeProfile } from './decode.ts'
import type { DocumentReads } from './document-reads.ts'

/** Reads users' public profiles from the collection `users`. */
export function readProfiles(reads: DocumentReads): Pick<ProfilesPort, 'byId'> {
  return {
    async byId(userId) {
      const read = await reads.document('users', userId)
      return read.ok ? ok(read.value && decodeProfile(userId, read.value)) : read
    },
  }
}
