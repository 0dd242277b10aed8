import path from 'node:path'
import { loadCompiled } from './loadCompiled'

/** Fulfilled when the server listens. */
export const { started } = loadCompiled(path.join(__dirname, 'main.cjs')) as {
  started: Promise<void>
}
