/** The user whom a listing or a report names; undefined without one, as in documents of before the rules. */
export function authorOf(
  fields: Readonly<Record<string, unknown>> | undefined,
): string | undefined {
  const uid = fields?.['userId']
  return typeof uid === 'string' && uid !== '' ? uid : undefined
}
