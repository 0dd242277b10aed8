import { Content } from './contentSchema'

/** Returns the JSON Schema of the content file, for editors. */
export function contentJsonSchema(): string {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Content of a Karya portfolio',
    ...Content,
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}
