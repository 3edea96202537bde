import type { BlockedSeller } from '#domain/user/blocked-seller.ts'
import type { Favourite } from '#domain/user/favourite.ts'
import { manyLines, oneLine, withoutUnseen } from '#domain/text/one-line.ts'
import type { Profile } from '#domain/user/profile.ts'
import type { StoredFields } from '#domain/stored-fields.ts'
import { isoTime, maxSizes, number, own, pictureLink, text } from '#domain/stored-fields.ts'

/** A profile from a document of `users`. Missing fields are empty. */
export function decodeProfile(id: string, fields: StoredFields): Profile {
  const [picture] = pictureLink(text(fields, 'picture', maxSizes.link))
  const memberSince = isoTime(own(fields, 'memberSince'))
  return {
    id,
    // A listing has the name as it is stored, so it stays as it is where that can be seen.
    name: withoutUnseen(text(fields, 'name', maxSizes.line)),
    email: text(fields, 'email', maxSizes.line),
    ...(own(fields, 'emailVerified') === true && { emailVerified: true }),
    about: manyLines(text(fields, 'about', maxSizes.body)),
    ...(picture !== undefined && { picture }),
    ...(memberSince !== undefined && { memberSince }),
  }
}

/** A blocked seller from a document of `users/{uid}/blockedSellers`. Missing fields are empty. */
export function decodeBlockedSeller(fields: StoredFields): BlockedSeller {
  return {
    sellerId: text(fields, 'sellerId', maxSizes.line),
    name: oneLine(text(fields, 'name', maxSizes.line)),
    blockedAt: isoTime(own(fields, 'blockedAt')) ?? new Date(0).toISOString(),
  }
}

/** A favourite from a document of `users/{uid}/favourites`. Missing fields are empty. */
export function decodeFavourite(listingId: string, fields: StoredFields): Favourite {
  return {
    listingId,
    addedAt: isoTime(own(fields, 'addedAt')) ?? new Date(0).toISOString(),
    title: oneLine(text(fields, 'title', maxSizes.title)),
    price: number(own(fields, 'price')) ?? 0,
    currency: text(fields, 'currency', maxSizes.line),
  }
}
