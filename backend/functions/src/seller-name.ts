type Fields = Readonly<Record<string, unknown>>

/** The name that a profile gives its listings; undefined without one. */
export function nameOf(profile: Fields | undefined): string | undefined {
  const name = profile?.['name']
  return typeof name === 'string' && name.trim() !== '' ? name : undefined
}

/** Whether a change of a profile affects its listings. */
export function hasNewName(before: Fields | undefined, after: Fields | undefined): boolean {
  const name = nameOf(after)
  return name !== undefined && name !== nameOf(before)
}

/** The listings that have another name. */
export function carryingAnotherName<Post extends { get(field: 'sellerName'): unknown }>(
  posts: readonly Post[],
  name: string,
): readonly Post[] {
  return posts.filter((post) => post.get('sellerName') !== name)
}
