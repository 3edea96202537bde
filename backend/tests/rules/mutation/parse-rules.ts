/** A part of the text of rules, from `start` up to, but not including, `end`. */
export type Span = { readonly start: number; readonly end: number }

/**
 * The expressions that mutants change. Everything else, such as calls and values, is `other`, and so is a
 * bracketed expression; their parts are included as well.
 */
export type Expression = Span & {
  readonly kind: 'and' | 'or' | 'not' | 'choice' | 'comparison' | 'other'
  /** The operator of a comparison, and its position. */
  readonly operator?: Span & { readonly text: string }
  readonly parts: readonly Expression[]
}

export type ParsedRules = {
  /** The expression after the `if` of each `allow`. */
  readonly conditions: readonly Expression[]
  /** The return values of functions, and their `let` expressions. */
  readonly bodies: readonly Expression[]
}

type Token = Span & { readonly text: string }

const tokenForms =
  /\s+|\/\/[^\n]*|(?<token>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[A-Za-z_]\w*|\d+(?:[.]\d+)?|&&|\|\||[=!<>]=|\$\(|[-+*/%<>!?:.,;=(){}[\]$])/gy

const comparisons = new Set(['==', '!=', '<', '<=', '>', '>=', 'in', 'is'])
const sums = new Set(['+', '-', '*', '/', '%'])

/** Finds every expression in Firestore's or Storage's rules. Throws on anything unknown. */
export function parseRules(rules: string): ParsedRules {
  const tokens = readTokens(rules)
  let at = 0
  const conditions: Expression[] = []
  const bodies: Expression[] = []

  const textAt = (index: number) => tokens[index]?.text ?? ''
  const next = () => textAt(at)
  function take(expected?: string): Token {
    const token = tokens[at]
    if (!token || (expected !== undefined && token.text !== expected)) {
      throw unexpected(token, expected ?? 'more')
    }
    at += 1
    return token
  }
  function unexpected(token: Token | undefined, expected: string): Error {
    const line = rules.slice(0, token?.start ?? rules.length).split('\n').length
    return new Error(`Line ${line} of the rules: ${expected} was expected`)
  }
  const endOfLast = () => tokens[at - 1]?.end ?? 0

  function chain(kind: 'and' | 'or', operator: string, part: () => Expression): Expression {
    const first = part()
    const parts = [first]
    while (next() === operator) {
      take()
      parts.push(part())
    }
    return parts.length === 1 ? first : { kind, start: first.start, end: endOfLast(), parts }
  }

  function choice(): Expression {
    const condition = chain('or', '||', () => chain('and', '&&', comparison))
    if (next() !== '?') return condition
    take('?')
    const whenTrue = choice()
    take(':')
    const whenFalse = choice()
    const parts = [condition, whenTrue, whenFalse]
    return { kind: 'choice', start: condition.start, end: endOfLast(), parts }
  }

  function comparison(): Expression {
    let left = sum()
    while (comparisons.has(next())) {
      const operator = take()
      const parts = [left, sum()]
      left = { kind: 'comparison', start: left.start, end: endOfLast(), operator, parts }
    }
    return left
  }

  function sum(): Expression {
    const first = unary()
    const parts = [first]
    while (sums.has(next())) {
      take()
      parts.push(unary())
    }
    return parts.length === 1 ? first : other(first.start, parts)
  }

  function unary(): Expression {
    const { start } = tokens[at] ?? take()
    if (next() !== '!' && next() !== '-') return postfix()
    const isNot = take().text === '!'
    const part = unary()
    return isNot ? { kind: 'not', start, end: endOfLast(), parts: [part] } : other(start, [part])
  }

  function postfix(): Expression {
    const { start } = tokens[at] ?? take()
    const parts = [...primary()]
    while (['.', '(', '['].includes(next())) {
      if (take().text === '.') take()
      else parts.push(...list(textAt(at - 1) === '(' ? ')' : ']'))
    }
    return other(start, parts)
  }

  function primary(): readonly Expression[] {
    const { text } = take()
    if (text === '(') return list(')')
    if (text === '[') return list(']')
    if (text === '{') return list('}')
    if (text === '/') return path()
    if (/^[\w'"]/.test(text)) return []
    throw unexpected(tokens[at - 1], 'a value')
  }

  /** Expressions separated by commas or, in maps, colons, up to the closing character. */
  function list(closing: string): readonly Expression[] {
    const parts: Expression[] = []
    while (next() !== closing) {
      parts.push(choice())
      if (next() === ',' || next() === ':') take()
    }
    take(closing)
    return parts
  }

  /** `/databases/$(database)/documents`, after its first slash. */
  function path(): readonly Expression[] {
    const parts: Expression[] = []
    for (;;) {
      if (take().text === '$(') parts.push(...list(')'))
      if (next() !== '/') return parts
      take('/')
    }
  }

  const other = (start: number, parts: readonly Expression[]): Expression => ({
    kind: 'other',
    start,
    end: endOfLast(),
    parts,
  })

  while (at < tokens.length) {
    const { text } = take()
    if (text === 'if') conditions.push(choice())
    if (text === 'return') bodies.push(choice())
    if (text === 'let') {
      take()
      take('=')
      bodies.push(choice())
    }
  }
  return { conditions, bodies }
}

function readTokens(rules: string): readonly Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const { 0: text, index, groups } of rules.matchAll(tokenForms)) {
    end = index + text.length
    if (groups?.['token'] !== undefined) tokens.push({ text, start: index, end })
  }
  if (end === rules.length) return tokens
  throw new Error(`Line ${rules.slice(0, end).split('\n').length} of the rules cannot be read`)
}
