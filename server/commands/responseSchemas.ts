import { Type, type TSchema } from 'typebox'
import * as career from '../../src/contract/career'
import * as categories from '../../src/contract/categories'
import type { ValueSchema } from '../../src/contract/schema/envelope'
import { Version } from '../../src/contract/schema/values'
import * as posts from '../../src/contract/posts'
import * as profile from '../../src/contract/profile'
import * as projects from '../../src/contract/projects'
import * as richText from '../../src/contract/schema/richText'
import * as skills from '../../src/contract/skills'
import * as testimonials from '../../src/contract/testimonials'

const modules: Record<string, object> = {
  career,
  categories,
  posts,
  profile,
  projects,
  skills,
  testimonials,
}

/**
 * The browser's checks of responses, by file: for every schema of a noun whose name ends in `Data`, a
 * constant such as `projectsDataSchema`. Responses that browsers do not check have other names. What
 * only the studio reads comes from the same server, and is not checked. Browsers do not load TypeBox,
 * which is 17 KB.
 */
export function responseSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(modules).map(([name, exports]) => [
      `src/contract/responses/${name}.ts`,
      moduleOf(name, exports),
    ]),
  )
}

function moduleOf(name: string, exports: object): string {
  const schemas = Object.entries(exports as Record<string, TSchema>)
    .filter(([key]) => key.endsWith('Data'))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const types = schemas.map(([key]) => key).join(', ')
  const constants = schemas.map(
    ([key, schema]) =>
      `export const ${key[0]?.toLowerCase()}${key.slice(1)}Schema: DataSchema<${key}> = ${JSON.stringify(valueSchema(schema))}`,
  )
  return [
    `// Written by "npm run generate" from ../${name}.ts.`,
    `import type { DataSchema } from '../schema/envelope'`,
    `import type { ${types} } from '../${name}'`,
    '',
    ...constants,
    '',
  ].join('\n')
}

function valueSchema(schema: TSchema): ValueSchema {
  // Pages leave out the parts of a text that are invalid.
  if (schema === richText.RichText) return 'object'
  if (Type.IsUnion(schema)) return unionSchema(schema.anyOf.filter((one) => !Type.IsNull(one)))
  if (Type.IsEnum(schema)) return { oneOf: schema.enum }
  if (Type.IsLiteral(schema)) return { oneOf: [schema.const] }
  if (Type.IsString(schema)) return 'string'
  if (Type.IsInteger(schema) || Type.IsNumber(schema)) return 'number'
  if (Type.IsBoolean(schema)) return 'boolean'
  if (Type.IsArray(schema)) return [valueSchema(schema.items)]
  if (Type.IsObject(schema)) return { fields: fieldsOf(schema.properties) }
  return 'type' in schema && schema.type === 'object' ? 'object' : 'any'
}

function unionSchema([first, ...others]: readonly TSchema[]): ValueSchema {
  if (first && others.length === 0) return valueSchema(first)
  const choices = [first, ...others].flatMap((one) => {
    const choice = one && valueSchema(one)
    return typeof choice === 'object' && 'oneOf' in choice ? choice.oneOf : []
  })
  return choices.length > 0 ? { oneOf: choices } : 'any'
}

/** Fields that are sent to the owner only, and not shown on pages. */
const ofOwner = new Set(['aliases', 'translations', 'usernames', 'shows_address'])

function fieldsOf(properties: Record<string, TSchema>): Record<string, ValueSchema> {
  const checked = Object.entries(properties).filter(
    ([name, schema]) => schema !== Version && !ofOwner.has(name),
  )
  return Object.fromEntries(
    checked.map(([name, schema]) => [
      mayBeMissing(schema) ? `${name}?` : name,
      valueSchema(schema),
    ]),
  )
}

function mayBeMissing(schema: TSchema): boolean {
  const isNullable = Type.IsUnion(schema) && schema.anyOf.some((one) => Type.IsNull(one))
  return isNullable || Type.IsOptional(schema) || 'x-lenient' in schema
}
