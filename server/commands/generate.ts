import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentJsonSchema } from '../content/jsonSchema'
import { paths } from '../paths'
import { openApiDocument } from './openapi'
import { responseSchemas } from './responseSchemas'

/** The files that are derived from `src/contract`, by their path in the project. */
export async function generatedFiles(): Promise<Record<string, string>> {
  return {
    'docs/openapi.json': await openApiDocument(),
    'content/content.schema.json': contentJsonSchema(),
    ...responseSchemas(),
  }
}

/** `generate`: writes the files that are derived from `src/contract`. */
export async function generate(): Promise<void> {
  const files = await generatedFiles()
  for (const [file, text] of Object.entries(files)) {
    writeFileSync(path.join(paths.root, file), text)
  }
  console.log(`${Object.keys(files).length} files were written from src/contract.`)
}
