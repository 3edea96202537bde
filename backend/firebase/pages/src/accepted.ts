/** The values of an `Accept-…` header in the order of preference, without those that are refused. */
export function accepted(header = ''): readonly string[] {
  return header
    .split(',')
    .map((part) => {
      const [value = '', ...parameters] = part.trim().split(';')
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { value, quality: quality === undefined ? 1 : Number(quality.trim().slice(2)) || 0 }
    })
    .filter(({ value, quality }) => value !== '' && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ value }) => value)
}
