import { root } from '../../scripts/lib/folders.mjs'
import { exitWithNpm } from '../../scripts/lib/processes.mjs'
import { createRunFolder } from '../../scripts/lib/runFolder.mjs'

/** Deletes the temporary files of a test run when it ends or is interrupted. */
export default function startRun() {
  exitWithNpm()
  createRunFolder(root)
}
