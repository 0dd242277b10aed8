/** Starts the built server on a new database, in the temporary folder of the test run. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverFile } from '../../scripts/lib/folders.mjs'

process.env.CONTENT_FILE = 'content/sample.yaml'
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'karya-e2e-'))
await import(serverFile)
