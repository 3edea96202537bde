import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import type { Profile } from '@adamarket/shared/domain/user/profile.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import { pictureFilenames } from '@adamarket/shared/domain/listing/stored-picture.ts'
import { randomId } from '@adamarket/shared/state/random-id.ts'

import type { SquarePicture } from './square-picture.ts'

/** Uploads a picture for the user's profile, under a new name, and returns its link. */
export async function sendPicture(
  { pictures }: Pick<HostServices, 'pictures'>,
  userId: string,
  { bytes, contentType, extension, side }: SquarePicture,
): Promise<Result<string, AppError>> {
  const id = `profile-${randomId()}`
  const names = pictureFilenames(id, { width: side, height: side }, extension)
  const upload = pictures.upload({
    userId,
    filename: names.large,
    bytes,
    contentType,
    onProgress: () => undefined,
  })
  const sent = await upload.done
  if (sent.ok) return sent
  return err(sent.error.kind === 'aborted' ? appError('unexpected', sent.error) : sent.error)
}

/**
 * Saves the user's profile. A function deletes the previous picture, whichever client replaces it.
 *
 * @param before the profile as it was read; undefined without one.
 */
export async function saveProfile(
  { profiles }: Pick<HostServices, 'profiles'>,
  profile: Omit<Profile, 'memberSince'>,
  before: Profile | undefined,
): Promise<Result<Profile, AppError>> {
  const memberSince = before ? before.memberSince : new Date().toISOString()
  const after = { ...profile, ...(memberSince !== undefined && { memberSince }) }
  const saved = await profiles.save(after)
  return saved.ok ? ok(after) : saved
}
