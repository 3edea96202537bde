import * as v from 'valibot'

const connectionSchema = v.object({
  saveData: v.fallback(v.boolean(), false),
  type: v.fallback(v.string(), 'unknown'),
})

/** Whether each byte may cost the visitor money, as far as the browser tells: not all of them do. */
export function isMetered(device: object = navigator): boolean {
  const connection = v.safeParse(connectionSchema, Reflect.get(device, 'connection'))
  return connection.success && (connection.output.saveData || connection.output.type === 'cellular')
}
