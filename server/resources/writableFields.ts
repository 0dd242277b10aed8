import { createHash } from 'node:crypto'
import type { TSchema } from 'typebox'
import type { Body } from '../../src/contract/schema/fields'

interface Shape {
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  readOnly?: boolean
}

/** Omits the read-only and the unknown fields of a body or of an entity. */
export function writableFields<Input extends TSchema>(schema: Input, value: object): Body<Input> {
  return select(schema, value) as Body<Input>
}

function select(shape: Shape, value: unknown): unknown {
  const { items, properties } =
    shape.anyOf?.find((other) => other.items ?? other.properties) ?? shape
  if (Array.isArray(value)) return items ? value.map((item) => select(items, item)) : value
  if (!properties || typeof value !== 'object' || value === null) return value
  const fields = new Map(Object.entries(value))
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key, { readOnly }]) => fields.has(key) && !readOnly)
      .map(([key, property]) => [key, select(property, fields.get(key))]),
  )
}

/**
 * All writable fields of an entity as JSON, in the order of the schema: a body of PUT that restores
 * it. Empty fields are null.
 */
export function writableJson(schema: TSchema, entity: object): string {
  const { properties = {} } = schema as Shape
  const fields = new Map<string, unknown>(Object.entries(select(schema, entity) as object))
  const names = Object.keys(properties).filter((name) => !properties[name]?.readOnly)
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, fields.get(name) ?? null])))
}

/** A hash of the writable fields of an entity, which changes when one of them does. */
export function versionOf(schema: TSchema, entity: object): string {
  return createHash('sha256').update(writableJson(schema, entity)).digest('base64url').slice(0, 22)
}
