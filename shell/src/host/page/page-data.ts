import { listingSchema } from '@adamarket/shared/contract/parse-listing-link-state.ts'
import { appError } from '@adamarket/shared/domain/app-error.ts'
import { languages } from '@adamarket/shared/domain/languages.ts'
import { err, ok } from '@adamarket/shared/domain/result.ts'
import * as v from 'valibot'

const listingPage = v.object({
  listings: v.array(listingSchema),
  nextCursor: v.exactOptional(v.string()),
})

const profile = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  emailVerified: v.exactOptional(v.literal(true)),
  about: v.string(),
  picture: v.exactOptional(v.string()),
  memberSince: v.exactOptional(v.string()),
})

const rates = v.object({
  asOf: v.string(),
  dollarsPerUnit: v.object({ USD: v.number(), EUR: v.number(), GBP: v.number(), TRY: v.number() }),
})

/** Results by the parameters of a read, which are values in JSON. */
const found = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.record(
    v.string(),
    v.pipe(
      schema,
      v.transform((value) => ok(value)),
    ),
  )

/** JSON has no `undefined`. */
const foundOrMissing = <Schema extends v.GenericSchema>(schema: Schema) =>
  found(
    v.pipe(
      v.nullable(schema),
      v.transform((value) => value ?? undefined),
    ),
  )

const answersSchema = v.object({
  newest: found(v.array(listingSchema)),
  search: v.record(
    v.string(),
    v.pipe(
      v.nullable(listingPage),
      v.transform((page) =>
        page ? ok(page) : err(appError('invalid', 'The cursor is not one of this search')),
      ),
    ),
  ),
  bySeller: found(listingPage),
  byId: foundOrMissing(listingSchema),
  profile: foundOrMissing(profile),
  rates: found(rates),
})

/** What a server left in a page for the page's script. */
const schema = v.object({
  language: v.picklist(languages),
  /** The site's own origin, whatever address the page was opened under. */
  origin: v.pipe(v.string(), v.url()),
  /** The release that rendered the page, `browse@0.1.0-1a2b3c4d`; absent for the frame alone. */
  release: v.exactOptional(v.string()),
  /** What it read, by port and parameters. */
  answers: answersSchema,
})

export type PageData = v.InferOutput<typeof schema>

export type PageAnswers = PageData['answers']

/** The name of a read's parameters. */
export function answerKey(args: readonly unknown[]): string {
  return JSON.stringify(args)
}

/** The name of a release. */
export function releaseKey({ name, version }: { name: string; version: string }): string {
  return `${name}@${version}`
}

/**
 * The data of a page that a server rendered; undefined in one that the shell renders, or when another release of
 * the shell wrote it in another form.
 */
export function readPageData(): PageData | undefined {
  const text = document.querySelector('#page-data')?.textContent
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return parsed.success ? parsed.output : undefined
}
