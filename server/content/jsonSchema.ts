import { Content } from './contentSchema'

/** The JSON Schema of the content file, by which an editor completes and checks it. */
export function contentJsonSchema(): string {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Content of a Karya portfolio',
    ...Content,
  }
  return `${JSON.stringify(schema, null, 2)}\n`
}
