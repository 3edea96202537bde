type Task = () => Promise<unknown>

const tasks = new Set<Task>()

/**
 * Has something done before the user signs out, who may do it no more afterwards. Returns a function that takes this back.
 */
export function beforeSignOut(task: Task): () => void {
  tasks.add(task)
  return () => void tasks.delete(task)
}

/** Resolves once all of it is done. */
export function finishBeforeSignOut(): Promise<unknown> {
  return Promise.all([...tasks].map((task) => task()))
}
