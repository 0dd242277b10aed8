import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app'
import { readConfig, type Config } from './plugins/configuration'
import { createDelivery } from './messages/delivery'
import { openContentDatabase } from './content/openContentDatabase'
import { startDailyBackups } from './database/dailyBackups'
import { readPictureColours } from './plugins/pictureColours'
import { paths } from './paths'
import { loadRenderer } from './pages/renderer'
import { UserFacingError } from './UserFacingError'

/** Milliseconds that requests in progress get to finish when the server is told to stop. */
const requestGrace = 5000
/** Milliseconds after which the process exits, whatever is left: every acknowledged write is kept. */
const longestStop = 9500

/** Opens the database, listens, and says where. */
async function start(config: Config): Promise<void> {
  const { dataDir, databaseUrl, contact, ...options } = config
  let log = undefined as FastifyBaseLogger | undefined
  const database = await openContentDatabase({
    dataDir,
    databaseUrl,
    contentFile: paths.sampleContent,
    onLost: (error) => log?.error(error, 'An idle connection to PostgreSQL was lost'),
  })
  const site = process.env.KARYA_API_ONLY
    ? undefined
    : { folder: paths.site, renderer: loadRenderer(paths.renderer) }
  const pictureColours = site && readPictureColours(paths.pictureColours)
  const app = await buildApp({
    ...{ database, site, pictureColours },
    delivery: createDelivery(contact),
    ...options,
  })
  log = app.log

  let stopBackups = () => Promise.resolve()
  const stop = async () => {
    setTimeout(() => app.server.closeAllConnections(), requestGrace).unref()
    setTimeout(() => process.exit(1), longestStop).unref()
    await app.close()
    await stopBackups()
    await database.destroy()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())

  await app.listen({ host: config.host, port: config.port })
  if (databaseUrl === undefined) {
    const onError = (error: unknown) => app.log.error(error, 'The daily backup failed')
    stopBackups = startDailyBackups({ db: database, dataDir, onError })
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  console.log(`Karya: http://${config.host}:${port}${config.basePath.slice(0, -1)}`)
}

/** One line for the person at the terminal. */
function explain(error: unknown): string {
  if (error instanceof UserFacingError) return error.message
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use: stop what listens there, or set PORT to another.`
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may not be used by this user: set PORT to one above 1023.`
  }
  return `Karya could not start: ${message}`
}

async function main(): Promise<void> {
  try {
    await start(readConfig(process.env))
  } catch (error) {
    console.error(explain(error))
    process.exit(1)
  }
}

/** Fulfilled when the server listens. */
export const started = main()
