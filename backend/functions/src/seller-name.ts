type Fields = Readonly<Record<string, unknown>>

/** The name a profile gives its listings; undefined when it has none. */
export function nameOf(profile: Fields | undefined): string | undefined {
  const name = profile?.['name']
  return typeof name === 'string' && name.trim() !== '' ? name : undefined
}

/** Whether a change of a profile is one that its listings have to follow. */
export function hasNewName(before: Fields | undefined, after: Fields | undefined): boolean {
  const name = nameOf(after)
  return name !== undefined && name !== nameOf(before)
}

/** Those of the listings that carry another name. */
export function carryingAnotherName<Post extends { get(field: 'sellerName'): unknown }>(
  posts: readonly Post[],
  name: string,
): readonly Post[] {
  return posts.filter((post) => post.get('sellerName') !== name)
}
