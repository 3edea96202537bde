/** The result of a journey in an engine. */
export type Result = {
  readonly journey: string
  readonly team: string
  readonly engine: string
  readonly seconds: number
  /** Why it failed; undefined when it passed. */
  readonly failure: string | undefined
}

/** A table of journeys and engines, with the reasons for failures below. */
export function tableOf(results: readonly Result[], missing: readonly string[]): string {
  const engines = [...new Set(results.map(({ engine }) => engine))]
  const journeys = new Map(results.map(({ journey, team }) => [journey, team]))
  const rows = [...journeys].map(([journey, team]) => {
    const own = results.filter((it) => it.journey === journey)
    return row(
      journey,
      team,
      ...engines.map((name) => cellOf(own.find((it) => it.engine === name))),
    )
  })
  const failures = results.flatMap(({ journey, engine, failure }) =>
    failure === undefined ? [] : [`${journey}, ${engine}: ${failure}`],
  )
  const head = [row('Journey', 'Team', ...engines), row('---', '---', ...engines.map(() => '---'))]
  const reasons = [...missing, ...failures].map((it) => `- ${it}`)
  return `${[...head, ...rows, '', ...reasons].join('\n').trim()}\n`
}

function cellOf(result: Result | undefined): string {
  if (!result) return 'not run'
  return `${result.failure === undefined ? 'passed' : 'FAILED'} (${result.seconds.toFixed(0)} s)`
}

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
