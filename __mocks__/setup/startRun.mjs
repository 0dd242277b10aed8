import { exitWithNpm } from '../../scripts/lib/exitWithNpm.mjs'
import { root } from '../../scripts/lib/folders.mjs'
import { createRunFolder } from '../../scripts/lib/runFolder.mjs'

/** What a run of the server's tests leaves behind goes with it, also when it is interrupted. */
export default function startRun() {
  exitWithNpm()
  createRunFolder(root)
}
