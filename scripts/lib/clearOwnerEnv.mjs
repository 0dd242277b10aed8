/**
 * Tests and measures are of no installation: what the environment says of one is put aside,
 * so that none of them touches an owner's database or mailbox. The names of all settings
 * stand in `.env.example`.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

const example = path.resolve(import.meta.dirname, '..', '..', '.env.example')
for (const [, name] of readFileSync(example, 'utf8').matchAll(/^#([A-Z_]+)=/gm)) {
  delete process.env[name]
}
