/** Resolves in a task of its own: a long one would block a slow phone, and what its visitor presses. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
