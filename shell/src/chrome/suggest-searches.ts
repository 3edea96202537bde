import type { Category, Subcategory } from '@adamarket/shared/domain/category-tree.ts'
import { categoryTree } from '@adamarket/shared/domain/category-tree.ts'
import type { Language } from '@adamarket/shared/domain/languages.ts'
import { languages } from '@adamarket/shared/domain/languages.ts'
import { foldText } from '@adamarket/shared/domain/text/fold-text.ts'
import { nameOfCategory, namesOfCategory } from '@adamarket/shared/i18n/all-category-names.ts'

import type { SuggestedSearch, Thing } from './suggested-things.ts'
import { suggestedThings } from './suggested-things.ts'
import { suggestionTexts } from './suggestion-texts.ts'

/** The known queries that stand for more than one category, or have a name that no category has. */
const knownQueries = [
  'Properties',
  'Property for Sale',
  'Property for Rent',
  'Mobile & Tablets',
  'Electronics & Appliances',
] as const

export type { SuggestedSearch }

export type Suggestion =
  /** A recent search. */
  | { readonly kind: 'recent'; readonly label: string }
  /** A known query (`knownQueryScope`). */
  | { readonly kind: 'known'; readonly label: string; readonly query: string }
  /** All listings of a category, or of one of its subcategories. */
  | {
      readonly kind: 'category'
      readonly label: string
      readonly category: Category
      readonly subcategory?: Subcategory
      /** The name of the category, for a subcategory. */
      readonly parent?: string
    }
  /** A make, a model, a place, or homes near a landmark. */
  | ({ readonly kind: 'thing'; readonly is: Thing['kind'] } & Omit<
      Thing,
      'kind' | 'names' | 'fullName'
    >)

type Candidate = { readonly names: readonly string[]; readonly suggestion: Suggestion }

type Sources = {
  readonly recent: readonly string[]
  readonly language: Language
}

const maxRecentBesideOthers = 3
const maxOthers = 6

/**
 * What to suggest while the visitor types: recent searches, then categories by their names in any language, makes and models,
 * places and landmarks, compared as search does (`foldText`). For an empty text: only recent searches.
 */
export function suggestSearches(
  typed: string,
  { recent, language }: Sources,
): readonly Suggestion[] {
  const wanted = foldText(typed.trim())
  const recently = recent.map((label) => ({ kind: 'recent', label }) as const)
  if (wanted === '') return recently
  const candidates = [
    ...categoryCandidates(language),
    ...knownCandidates(language),
    ...thingCandidates(language, wanted),
  ]
  const others = candidates
    .map((candidate) => ({ ...candidate, rank: rankOf(candidate.names, wanted) }))
    // Of the many things only those that begin so: `on` is in every second one.
    .filter(({ suggestion, rank }) => rank < (suggestion.kind === 'thing' ? inside : noMatch))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ suggestion }) => suggestion)
  return [
    ...recently
      .filter(({ label }) => foldText(label).includes(wanted) && foldText(label) !== wanted)
      .slice(0, maxRecentBesideOthers),
    ...withoutDoubles(others).slice(0, maxOthers),
  ]
}

const inside = 2
const noMatch = 3

/** 0: a name starts with the typed text; 1: one of its words does; 2: it contains it elsewhere. */
function rankOf(names: readonly string[], wanted: string): number {
  const ranks = names.map((name) => {
    const folded = foldText(name)
    if (folded.startsWith(wanted)) return 0
    if (folded.includes(` ${wanted}`)) return 1
    return folded.includes(wanted) ? inside : noMatch
  })
  return Math.min(...ranks)
}

/** Removes suggestions that look the same to a visitor. */
function withoutDoubles(suggestions: readonly Suggestion[]): readonly Suggestion[] {
  const seen = new Set<string>()
  return suggestions.filter((suggestion) => {
    const parent = parentOf(suggestion)
    const look = `${suggestion.label}/${parent ?? ''}`
    if (seen.has(look)) return false
    seen.add(look)
    return true
  })
}

/** The name of what a suggestion is in: a category or a town. */
export function parentOf(suggestion: Suggestion): string | undefined {
  return suggestion.kind === 'category' || suggestion.kind === 'thing'
    ? suggestion.parent
    : undefined
}

/** The search that a suggestion leads to. */
export function searchOf(suggestion: Suggestion): SuggestedSearch {
  if (suggestion.kind === 'recent') return { text: suggestion.label }
  if (suggestion.kind === 'known') return { text: suggestion.query }
  if (suggestion.kind === 'thing') return suggestion.query
  const { category, subcategory } = suggestion
  return { text: '', category, ...(subcategory && { subcategory }) }
}

/** A make alone suggests no models: that takes another word. */
function thingCandidates(language: Language, wanted: string): readonly Candidate[] {
  const isLonger = wanted.includes(' ')
  return suggestedThings(language).map(({ names, fullName, kind: is, ...thing }) => ({
    names: isLonger && fullName !== undefined ? [fullName] : names,
    suggestion: { kind: 'thing', is, ...thing },
  }))
}

function knownCandidates(language: Language): readonly Candidate[] {
  return knownQueries.map((query) => {
    const nameIn = (one: Language) => suggestionTexts(one)(`known.${query}`)
    return {
      names: [query, ...languages.map(nameIn)],
      suggestion: { kind: 'known', label: nameIn(language), query },
    }
  })
}

function categoryCandidates(language: Language): readonly Candidate[] {
  const nameOf = (name: Category | Subcategory) => nameOfCategory(name, language)
  const categories = categoryTree.map(({ name: category }) => ({
    names: namesOfCategory(category),
    suggestion: { kind: 'category', label: nameOf(category), category } as const,
  }))
  const subcategories = categoryTree.flatMap(({ name: category, subcategories: names }) =>
    names.map((subcategory) => ({
      names: namesOfCategory(subcategory),
      suggestion: {
        kind: 'category',
        label: nameOf(subcategory),
        category,
        subcategory,
        parent: nameOf(category),
      } as const,
    })),
  )
  return [...categories, ...subcategories]
}
