import path from 'node:path'
import { paths } from './paths'
import { StartError } from './StartError'

export interface Config {
  host: string
  port: number
  /** The folder of the embedded database. */
  dataDir: string
}

/**
 * Reads the configuration out of the environment.
 * @throws StartError naming the variable that makes no sense
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = env.PORT ?? '3000'
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new StartError(`PORT must be a number from 0 to 65535, not "${port}".`)
  }
  return {
    host: env.HOST ?? '127.0.0.1',
    port: Number(port),
    dataDir: path.resolve(paths.root, env.DATA_DIR ?? 'data'),
  }
}
