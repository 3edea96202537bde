/** The text at an address; undefined when there is none, or nothing answers. */
export async function readText(address: string): Promise<string | undefined> {
  const answer = await fetch(address).catch(() => undefined)
  return answer?.ok ? await answer.text() : undefined
}
