import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const cleanups: (() => Promise<unknown> | void)[] = []

/** Adds what `cleanUp` calls, before what was added earlier. */
export function onCleanUp(...added: typeof cleanups): void {
  cleanups.push(...added)
}

/** Closes and removes everything that the tests of a file have created; for `afterAll`. */
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

/** Creates a folder that `cleanUp` removes. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'karya-test-'))
  onCleanUp(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
