import type { HostServices } from '@adamarket/shared/contract/host-services.ts'
import type { AppError } from '@adamarket/shared/domain/app-error.ts'
import type { Listing } from '@adamarket/shared/domain/listing.ts'
import type { Result } from '@adamarket/shared/domain/result.ts'
import { ok } from '@adamarket/shared/domain/result.ts'

export type SuccessData = { readonly reading: Promise<Result<Listing | undefined, AppError>> }

/** The listing that was just posted, by the id in the URL. */
export function loadSuccess({ listings }: HostServices, url: string): SuccessData {
  const id = new URL(url).searchParams.get('id')
  return { reading: id ? listings.byId(id) : Promise.resolve(ok(undefined)) }
}
