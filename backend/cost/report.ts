import {
  assumptions,
  countedKeys,
  monthlyPrice,
  priceOf,
  usageOfRendering,
  usageOfVisit,
} from '#cost/estimate.ts'
import type { Measured } from '#cost/measure.ts'
import { prices, pricesOf, sources } from '#cost/prices.ts'

const visitors = [1_000, 10_000, 100_000] as const

/** The page about cost, as Markdown. */
export function report(measured: Measured): string {
  const usage = usageOfVisit(measured)
  const price = priceOf(usage, 1000)
  const rows = countedKeys.map((key) => {
    const { name, unit, price: listed, per } = prices[key]
    const cost = dollars(price.get(key) ?? 0)
    return `| ${name} | ${amount(usage[key] * 1000)} ${unit} | $${listed} / ${whole(per)} | ${cost} |`
  })
  const months = visitors.map(
    (count) =>
      `| ${whole(count)} | ${dollars(total(price) * 30 * (count / 1000))} | ${dollars(monthlyPrice(usage, count))} |`,
  )
  const kept = [10, 60].map((seconds) => {
    const renderings = (30 * 24 * 60 * 60) / seconds
    const cost = total(priceOf(usageOfRendering(measured.reads.home), renderings))
    return `| ${seconds} s | ${whole(renderings)} | ${dollars(cost)} |`
  })
  const { reads, entryBytes, codeBytes, pictureBytes, functionsOfListing } = measured
  const { pages } = assumptions
  return `# Cost

Written by \`npm run ops -- cost\` from what this repository measures and what it has to assume. The prices are
list prices of the multi-region eur3 and of regions of tier 1, in US dollars, written down in ${pricesOf} and not compared with
an invoice. The current ones: ${sources.map((source) => `<${source}>`).join(', ')}.

## 1,000 visits

| | Used | Price | Cost |
|---|---|---|---|
${rows.join('\n')}
| **all** | | | **${dollars(total(price))}** |

## A month

| Visits a day | At list prices | Less what is free |
|---|---|---|
${months.join('\n')}

Accounts, e-mails, stored data (a gigabyte of pictures is $0.026 a month), logs and taxes come on top; point-in-time recovery
and backups are billed by what is stored. Nothing here comes from Hosting's caches.

## Caches

However many visitors ask for a page, it is rendered at most once for each interval in which Hosting's caches keep it, and for
each language. Home, asked for all the time, then costs in a month:

| Kept for | Renderings | At list prices |
|---|---|---|
${kept.join('\n')}

## Measured

- Documents read for a list: home ${whole(reads.home)}, a page of results ${whole(reads.search)}, similar listings
  ${amount(reads.similar)}, by the site's own search over the demo data. An entry has ${kilobytes(entryBytes)} kB.
- Code of a first visit, at most (the budgets): home ${kilobytes(codeBytes.home)}, search ${kilobytes(codeBytes.search)}, listing
  ${kilobytes(codeBytes.listing)}, profile ${kilobytes(codeBytes.profile)} kB.
- A picture of the demo data has ${kilobytes(pictureBytes.large)} kB, and ${kilobytes(pictureBytes.small)} kB in its small size.
- ${functionsOfListing} functions run when a listing is posted.

## Assumed

- A visit has ${pages.home} views of home, ${pages.search} of results, ${pages.listing} of listings and ${pages.profile} of profiles; the first is
  rendered by the page function, in ${assumptions.renderSeconds} s and ${kilobytes(assumptions.pageBytes)} kB. Each view of a listing is counted, which is a write.
- ${percent(assumptions.newVisitors)} of visits begin with an empty cache, and ${percent(assumptions.members)} with a member, who reads ${assumptions.memberReads} documents more.
- ${assumptions.picturesOfList} pictures of a list and ${assumptions.picturesOfListing} of a listing come into view.
- ${percent(assumptions.posted)} of visits post a listing: ${assumptions.writesOfPosting} writes, ${assumptions.readsOfPosting} reads, and ${assumptions.functionSeconds} s for each function.

They are in \`backend/cost/estimate.ts\`.
`
}

function total(price: ReadonlyMap<unknown, number>): number {
  return [...price.values()].reduce((sum, one) => sum + one, 0)
}

function dollars(value: number): string {
  return `$${value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: value < 0.1 ? 4 : 2 })}`
}

function amount(value: number): string {
  return value.toLocaleString('en', { maximumSignificantDigits: 3 })
}

function whole(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 0 })
}

function kilobytes(bytes: number): string {
  return amount(bytes / 1000)
}

function percent(share: number): string {
  return `${whole(share * 100)} %`
}
