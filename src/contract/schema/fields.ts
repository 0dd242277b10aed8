import { Type, type Static, type TNull, type TObject, type TOptional } from 'typebox'
import type { TSchema, TUnion } from 'typebox'
import { Flag, Lenient, Maybe, ReadOnly, strict, Untranslated, type Translations } from './values'

/**
 * A field of an entity: its schema in the body of a write, and in a response. The schemas of bodies,
 * responses, the content file, the browser's check of responses and the columns of the database are
 * derived from it.
 */
interface Field<Input extends TSchema = TSchema, Output extends TSchema = TSchema> {
  input: Input
  output: Output
  /** The value of a flag that a new entity's body omits. */
  initial?: Flag
  /** Whether the field may have other values in other languages. */
  isTranslated?: boolean
}
export type Fields = Record<string, Field>

type Nullable<T extends TSchema> = TOptional<TUnion<[T, TNull]>>

/** A field with different schemas in writes and responses. */
export const field = <Input extends TSchema, Output extends TSchema>(
  input: Input,
  output: Output,
): Field<Input, Output> => ({ input, output })

/** A field that every entity has. */
export const required = <T extends TSchema>(schema: T): Field<T, T> =>
  field(schema, withoutLimits(schema))

/** A field that may be absent, `null` or empty. */
export const optional = <T extends TSchema>(schema: T): Field<Nullable<T>, Nullable<T>> =>
  field(Maybe(schema), Maybe(withoutLimits(schema)))

/** A field that the server fills in where a write omits it or leaves it `null`. */
export const derived = <T extends TSchema>(schema: T): Field<Nullable<T>, T> =>
  field(Maybe(schema), Lenient(withoutLimits(schema)))

/** `1` or `0`. @param initial the value of a new entity whose body omits it */
export const flag = (initial: Flag) => ({ ...field(Type.Optional(Flag), Lenient(Flag)), initial })

/** A field that only the server writes; a body may contain it. */
export const readOnly = <T extends TSchema>(schema: T): Field<typeof ReadOnly, T> =>
  field(ReadOnly, schema)

/** A field without which a response is still valid: pages have a fallback for it. */
export const lenient = <Input extends TSchema, Output extends TSchema>({
  input,
  output,
}: Field<Input, Output>): Field<Input, Output> => field(input, Lenient(output))

/** A text that may have translations. */
export const translated = <T extends Field>(field: T): T => ({ ...field, isTranslated: true })

/** The names of the fields that may have translations. */
export function translatedNames(fields: Fields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.isTranslated)
}

/** The code of a language, as BCP 47 describes it. */
export const languagePattern = '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'

/**
 * Adds the translations of the fields that are marked as translated. The owner writes and reads
 * them; visitors get the texts of one language, and the names of those that it lacks.
 */
export function withTranslations<T extends Fields>(fields: T) {
  const entries = translatedNames(fields).map((name) => [name, Maybe(fields[name]!.input)] as const)
  const texts = Type.Object(Object.fromEntries(entries), strict)
  const input = Type.Unsafe<Translations>({
    type: 'object',
    patternProperties: { [languagePattern]: texts },
    ...strict,
  })
  const output = Type.Unsafe<Translations>({ type: 'object', additionalProperties: true })
  return {
    ...fields,
    translations: field(Maybe(input), Maybe(output)),
    untranslated: readOnly(Untranslated),
  }
}

type Outputs<T extends Fields> = { [Key in keyof T]: T[Key]['output'] }
type Inputs<T extends Fields> = { [Key in keyof T]: T[Key]['input'] }

/** The schema of an entity in a response. */
export function outputOf<T extends Fields>(fields: T): TObject<Outputs<T>> {
  return Type.Object(mapValues(fields, ({ output }) => output)) as TObject<Outputs<T>>
}

/** The schema of a body that creates an entity. */
export function inputOf<T extends Fields>(fields: T): TObject<Inputs<T>> {
  const inputs = mapValues(fields, ({ input }) => input)
  return Type.Object(inputs, strict) as TObject<Inputs<T>>
}

/** The schema of a body that changes an entity: omitted fields are not changed. */
export const changesOf = <T extends Fields>(fields: T) => Type.Partial(inputOf(fields), strict)

/** The fields of a body that are written: all but the read-only ones. */
export type Body<T extends TSchema> = Writable<Static<T>>

type Writable<T> = T extends readonly (infer Item)[]
  ? Writable<Item>[]
  : T extends object
    ? { [Key in keyof T as unknown extends T[Key] ? never : Key]: Writable<T[Key]> }
    : T

function mapValues<T>(values: Record<string, T>, map: (value: T) => TSchema) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
}

/** The schema of stored values: responses are not refused for the limits of writes. */
function withoutLimits<T extends TSchema>(schema: T): T {
  const base = baseOf(schema)
  return (Type.IsOptional(schema) ? Type.Optional(base) : base) as T
}

function baseOf(schema: TSchema): TSchema {
  if (Type.IsString(schema)) return Type.String()
  if (Type.IsInteger(schema)) return Type.Integer()
  if (Type.IsNumber(schema)) return Type.Number()
  if (Type.IsArray(schema)) return Type.Array(withoutLimits(schema.items))
  if (Type.IsUnion(schema)) return Type.Union(schema.anyOf.map(withoutLimits))
  if (!Type.IsObject(schema)) return schema
  return Type.Object(mapValues(schema.properties, withoutLimits))
}
