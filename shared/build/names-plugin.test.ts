import { describeRule } from './describe-rule.ts'

const refused = {
  'a bound as a superlative': 'const mostAreas = 12',
  'a function with such a name': 'function longestFrom(tokens) { return tokens }',
  'a type with such a name': 'type LeastOfAll = { readonly leastPrice: number }',
  'a parameter with such a name': 'const fits = (fewestWords) => fewestWords > 2',
  'whether something is there': 'const isThere = await exists(path)',
  'what has been told': 'type Told = "ask" | "hide"',
  'a pronoun': 'const somebody = users[0]',
}

const accepted = {
  'a bound': 'const maxAreas = 12',
  'an order': 'const oldestFirst = (one, other) => one.at - other.at',
  'a property of a library': 'const page = pages.mostRecent',
  'a word that only begins like one': 'const leasing = mostly',
}

describeRule('names/plain', refused, accepted)
