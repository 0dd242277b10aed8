import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createStartInvitation } from './resources/accounts/invitationLink'
import { hasAccount } from './resources/accounts/ownerRepository'
import { buildApp } from './app'
import { openContentDatabase } from './content/database/openContentDatabase'
import { startDailyBackups, takeBackup } from './database/backups'
import type { Db } from './database/schema'
import { ImagingProcess } from './pictures/conversion/ImagingProcess'
import { contactNotice } from './resources/messages/delivery'
import { commandTexts } from './language/catalogues'
import { openSocialImages } from './pages/socialImages/socialImageCache'
import { loadRenderer } from './pages/renderer'
import { paths } from './paths'
import { openPictures } from './pictures/openPictures'
import { readConfig, type Config } from './configuration'
import { storedPictures } from './pictures/repository'
import { addReleaseSettings, findMisspelt, languagesVariable, readVariable } from './envFile'
import { UserFacingError } from './UserFacingError'

/** Milliseconds in which requests in progress must finish when the server stops. */
const requestTimeout = 5000
/** Milliseconds after which the process exits anyway; committed writes are durable. */
const stopTimeout = 9500

/** @throws UserFacingError if it was built for another base path, which its links begin with */
function openSite(basePath: string) {
  const { site: folder, studio: studioFolder } = paths
  const renderer = loadRenderer(paths.renderer)
  if (renderer.basePath !== basePath)
    throw new UserFacingError(({ start }) => start.otherBasePath(renderer.basePath, basePath))
  return { folder, studioFolder, renderer }
}

async function start(config: Config): Promise<void> {
  const { dataDir, databaseUrl, contentFile, ...options } = config
  const built = process.env.KARYA_API_ONLY ? undefined : openSite(config.basePath)
  let log = undefined as FastifyBaseLogger | undefined
  const database = await openContentDatabase({
    dataDir,
    databaseUrl,
    contentFile,
    onLost: (error) => log?.error(error, 'An idle connection to PostgreSQL was lost'),
  })
  const imaging = new ImagingProcess(paths.imaging)
  const warn = (message: string) => log?.warn(message)
  const drawSocialImage = openSocialImages(imaging, dataDir, warn)
  const site = built && { ...built, drawSocialImage, drawIcon: imaging.drawIcon }
  const app = await buildApp({
    ...options,
    database,
    // In development the studio is at the address of Vite.
    env: site ? process.env : { ...process.env, PUBLIC_URL: '' },
    backUp:
      databaseUrl === undefined ? (reason) => takeBackup(database, dataDir, reason) : undefined,
    site,
    pictures: openPictures({
      dataDir,
      // In development Vite serves the files of the folder.
      folder: site && paths.pictures,
      stored: storedPictures(database),
      convert: site && imaging.convertPicture,
      warn,
    }),
    encodeFile: site && imaging.encodeFile,
    showsDrafts: process.env.KARYA_SHOW_DRAFTS === '1',
    settingsFile: settingsFile(),
  })
  log = app.log

  let stopBackups = () => Promise.resolve()
  stopOnSignals(app, database, () => stopBackups())
  await app.listen({ host: config.host, port: config.port })
  if (databaseUrl === undefined) {
    const onError = (error: unknown) => app.log.error(error, 'The daily backup failed')
    stopBackups = startDailyBackups(database, dataDir, onError)
  }
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  console.log(`Karya: http://${config.host}:${port}${config.basePath.slice(0, -1)}`)
  const notice = contactNotice({
    isSimulated: config.simulatesContact,
    isDelivered: app.settings.current.delivery !== undefined,
  })
  if (notice) console.log(notice(commandTexts()))
  // In development the address is that of Vite.
  const vitePort = Number(process.env.KARYA_VITE_PORT)
  if (config.hasStudio && (site || vitePort)) {
    const { publicUrl } = app.settings.current
    const address = site ? { publicUrl, port } : { publicUrl: undefined, port: vitePort }
    await printInvitation(app, database, { ...config, ...address })
  }
}

/** The file that the next start reads, unless the environment has set the languages otherwise. */
function settingsFile(): string | undefined {
  const file = process.env.KARYA_SETTINGS_FILE
  if (!file) return undefined
  const written = readVariable(file, languagesVariable)
  return process.env[languagesVariable]?.trim() === written ? file : undefined
}

async function printInvitation(
  app: FastifyInstance,
  database: Db,
  address: Parameters<typeof createStartInvitation>[1],
): Promise<void> {
  try {
    if (await hasAccount(database)) return
    const invitation = await createStartInvitation(database, address)
    console.log(invitation(commandTexts()))
  } catch (error) {
    app.log.error(error, 'No invitation was created: get one by "npm run owner -- invite"')
  }
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

function startErrorMessage(error: unknown): string {
  if (error instanceof UserFacingError) return error.message
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  const texts = commandTexts().start
  if (code === 'EADDRINUSE' && port !== undefined) {
    return texts.portInUse(port)
  }
  if (code === 'EACCES' && port !== undefined) {
    return texts.portForbidden(port)
  }
  return texts.failed(message)
}

async function main(): Promise<void> {
  try {
    addReleaseSettings(process.env)
    for (const { name, setting } of findMisspelt(process.env)) {
      console.error(commandTexts().settings.misspelt(name, setting))
    }
    await start(readConfig(process.env))
  } catch (error) {
    console.error(startErrorMessage(error))
    process.exit(1)
  }
}

export const started = main()
