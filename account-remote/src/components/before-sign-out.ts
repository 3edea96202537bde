type Task = () => Promise<unknown>

const tasks = new Set<Task>()

/** How long signing out waits at most. What was sent by then still arrives. */
const maxWaitMs = 5_000

/**
 * Has something done before the user signs out, who may do it no more afterwards. Returns a function that takes this back.
 */
export function beforeSignOut(task: Task): () => void {
  tasks.add(task)
  return () => void tasks.delete(task)
}

/** Resolves once all of it is done, or has failed, or takes too long: nothing keeps a user from signing out. */
export async function finishBeforeSignOut(): Promise<void> {
  const timeout = new Promise((resolve) => {
    setTimeout(resolve, maxWaitMs)
  })
  await Promise.race([timeout, Promise.allSettled([...tasks].map((task) => task()))])
}
