import type { Settings } from '#base/settings.ts'

/**
 * Does some work without triggering functions: seeded data is complete, and a function call for each of
 * its writes would keep the machine busy long after.
 */
export async function withoutTriggers<Value>(
  settings: Settings,
  work: () => Promise<Value>,
): Promise<Value> {
  await tellHub(settings, 'disableBackgroundTriggers')
  try {
    return await work()
  } finally {
    await tellHub(settings, 'enableBackgroundTriggers')
  }
}

async function tellHub({ ports }: Settings, what: string): Promise<void> {
  const response = await fetch(`http://localhost:${ports.hub}/functions/${what}`, { method: 'PUT' })
  if (!response.ok) throw new Error(`The emulators refused ${what}: ${await response.text()}`)
}
