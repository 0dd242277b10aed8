import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from './app'
import { openContentDatabase } from './content/openContentDatabase'
import { startDailyBackups } from './database/dailyBackups'
import type { Db } from './database/schema'
import { contactNotice } from './messages/contactNotice'
import { createDelivery } from './messages/delivery'
import { loadRenderer } from './pages/renderer'
import { paths } from './paths'
import { openPictures } from './pictures/openPictures'
import { readConfig, type Config } from './plugins/configuration'
import { UserFacingError } from './UserFacingError'

/** Milliseconds in which requests in progress must finish when the server stops. */
const requestTimeout = 5000
/** Milliseconds after which the process exits anyway; committed writes are durable. */
const stopTimeout = 9500

/** Opens the database, listens, and prints the address, and what limits the contact form. */
async function start(config: Config): Promise<void> {
  const { dataDir, databaseUrl, contentFile, contact, ...options } = config
  const delivery = createDelivery(contact)
  let log = undefined as FastifyBaseLogger | undefined
  const database = await openContentDatabase({
    dataDir,
    databaseUrl,
    contentFile,
    onLost: (error) => log?.error(error, 'An idle connection to PostgreSQL was lost'),
  })
  const site = process.env.KARYA_API_ONLY
    ? undefined
    : { folder: paths.site, renderer: loadRenderer(paths.renderer) }
  const app = await buildApp({
    ...options,
    database,
    site,
    pictures: site && openPictures(dataDir, (message) => log?.warn(message)),
    delivery,
  })
  log = app.log

  let stopBackups = () => Promise.resolve()
  stopOnSignals(app, database, () => stopBackups())
  await app.listen({ host: config.host, port: config.port })
  if (databaseUrl === undefined) {
    const onError = (error: unknown) => app.log.error(error, 'The daily backup failed')
    stopBackups = startDailyBackups({ db: database, dataDir, onError })
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  console.log(`Karya: http://${config.host}:${port}${config.basePath.slice(0, -1)}`)
  const notice = contactNotice({
    isSimulated: config.simulatesContact,
    isDelivered: delivery !== undefined,
  })
  if (notice) console.log(notice)
}

function stopOnSignals(app: FastifyInstance, database: Db, stopBackups: () => Promise<void>): void {
  const stop = async () => {
    setTimeout(() => app.server.closeAllConnections(), requestTimeout).unref()
    setTimeout(() => process.exit(1), stopTimeout).unref()
    await app.close()
    await stopBackups()
    await database.destroy()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
}

/** The message that is printed when the server cannot start. */
function startErrorMessage(error: unknown): string {
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
    console.error(startErrorMessage(error))
    process.exit(1)
  }
}

/** Fulfilled when the server listens. */
export const started = main()
