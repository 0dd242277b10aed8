/** Serves the built site from a fresh database, which goes when the server ends. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'karya-e2e-'))
process.env.DATA_DIR = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await import('../build/server.cjs')
