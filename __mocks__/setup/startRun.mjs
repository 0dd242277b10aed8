import { endWithNpm } from '../../scripts/lib/endWithNpm.mjs'
import { root } from '../../scripts/lib/folders.mjs'
import { createRunFolder } from '../../scripts/lib/runFolder.mjs'

/** Deletes the temporary files of a test run when it ends or is interrupted. */
export default function startRun() {
  endWithNpm()
  createRunFolder(root)
}
