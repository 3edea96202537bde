/** The columns of `.grid` in a window of this width, in pixels: of the last rule of a style sheet that applies there. */
export function columnsAt(width: number, css: string): number {
  const media = /@media ([^{]+)\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g
  const applied = css.replaceAll(media, (_, condition: string, rules: string) =>
    applies(condition, width) ? rules : '',
  )
  const columns = /\.grid \{[^}]*grid-template-columns: (?:repeat\((\d+),)?/g
  const [, count = 1] = [...applied.matchAll(columns)].at(-1) ?? []
  return Number(count)
}

/** Whether all conditions on the width of a media query hold. */
function applies(query: string, width: number): boolean {
  const conditions = [...query.matchAll(/\((min|max)-width: ([\d.]+)(px|rem)\)/g)]
  return conditions.every(([, bound, value, unit]) => {
    const limit = Number(value) * (unit === 'rem' ? 16 : 1)
    return bound === 'min' ? width >= limit : width <= limit
  })
}
