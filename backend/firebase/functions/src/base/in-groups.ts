/** The values in groups of `size`, for services that take only so many at a time. */
export function inGroups<Value>(
  values: readonly Value[],
  size: number,
): readonly (readonly Value[])[] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  )
}
