export async function dev(_parameters: readonly string[], _signal: AbortSignal): Promise<number> {
  return 0
}
