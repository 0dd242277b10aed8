import createSerializerFactory from '@fastify/fast-json-stringify-compiler'
import type Ajv from 'ajv'
import type { ValidateFunction } from 'ajv'

type SerializerFactory = ReturnType<typeof createSerializerFactory>
type SerializerCompiler = ReturnType<SerializerFactory>

interface Schema {
  enum?: unknown[]
  anyOf?: { type?: unknown; const?: unknown; nullable?: boolean }[]
}

/**
 * Serializes responses as Fastify does, but compiles the schema of a route with its first
 * response: compiling all of them takes a third of the server's start.
 */
export function lazySerializers(): SerializerFactory {
  const createCompiler = createSerializerFactory()
  return (externalSchemas, options) => {
    let compile: SerializerCompiler | undefined
    return (route) => {
      let serialize: ReturnType<SerializerCompiler> | undefined
      return (document) => {
        compile ??= createCompiler(externalSchemas, options)
        serialize ??= compile({ ...route, schema: withoutUnions(route.schema) })
        return serialize(document)
      }
    }
  }
}

/**
 * A schema without unions of a type with null, and of constants of a type: the library validates the
 * values of a union before it writes them, and the compilation of these validators takes longest.
 */
function withoutUnions(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutUnions)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).map(([key, value]) => [key, withoutUnions(value)] as const)
  const fields = Object.fromEntries(entries) as Schema
  const isText = Array.isArray(fields.enum) && fields.enum.every((one) => typeof one === 'string')
  if (isText) return { ...fields, type: 'string' }
  const { anyOf = [], ...rest } = fields
  const options = anyOf.filter(({ type }) => type !== 'null')
  const [first] = options
  const isOne =
    options.length === 1 || options.every((one) => 'const' in one && one.type === first?.type)
  if (typeof first?.type !== 'string' || !isOne) return fields
  const { const: _, ...type } = first
  return { ...rest, ...type, nullable: anyOf.length !== options.length || first.nullable }
}

/** Returns a validator that compiles its schema with the first value, which saves a fifth. */
export function lazyValidator(ajv: Ajv, schema: object) {
  let compiled: ValidateFunction | undefined
  const validate = (data: unknown): boolean => {
    compiled ??= ajv.compile(schema)
    const isValid = compiled(data)
    validate.errors = compiled.errors
    return isValid
  }
  validate.errors = undefined as ValidateFunction['errors']
  return validate
}
