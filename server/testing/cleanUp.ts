import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const cleanups: (() => Promise<unknown> | void)[] = []

/** Adds what `cleanUp` calls, before what was added earlier. */
export function onCleanUp(...added: typeof cleanups): void {
  cleanups.push(...added)
}

/** Closes and removes everything that tests have created; called after each test file of the server. */
export async function cleanUp(): Promise<void> {
  const errors: unknown[] = []
  for (const cleanup of cleanups.splice(0).reverse()) {
    try {
      await cleanup()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}

/** The contents of files by their paths. */
type Files = Record<string, string | Uint8Array>

/** Writes files into a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
}

/** Creates a folder with these files, which `cleanUp` removes. */
export function temporaryFolder(files: Files = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-test-'))
  onCleanUp(() => rmSync(folder, { recursive: true, force: true }))
  writeFiles(folder, files)
  return folder
}

/** Creates a file in a folder of its own, which `cleanUp` removes. @returns its path */
export const temporaryFile = (name: string, content: string | Uint8Array) =>
  path.join(temporaryFolder({ [name]: content }), name)
