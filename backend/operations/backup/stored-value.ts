import { Timestamp } from 'firebase-admin/firestore'
import * as v from 'valibot'

const timeSchema = v.strictObject({ $timestamp: v.tuple([v.number(), v.number()]) })
const mapSchema = v.record(v.string(), v.unknown())

/**
 * A value of a document as JSON. A time is `{ $timestamp: [seconds, nanoseconds] }`.
 * @throws for the types that no document of the market has, such as references
 */
export function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return { $timestamp: [value.seconds, value.nanoseconds] }
  if (Array.isArray(value)) return value.map(toJson)
  if (typeof value !== 'object' || value === null) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    throw new Error(`A ${value.constructor.name} cannot be backed up`)
  }
  return mapValues(value, toJson)
}

/** The value that {@link toJson} wrote. */
export function fromJson(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(fromJson)
  const time = v.safeParse(timeSchema, json)
  if (time.success) return new Timestamp(...time.output.$timestamp)
  return v.is(mapSchema, json) ? mapValues(json, fromJson) : json
}

function mapValues(map: object, change: (value: unknown) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]))
}
