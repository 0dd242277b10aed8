import path from 'node:path'

/** The folder of the project. */
export const root = path.resolve(import.meta.dirname, '..', '..')

/** The bundles, and files that only builds use. */
export const buildFolder = path.join(root, 'build')

/** The built site. */
export const siteFolder = path.join(root, 'dist')

/** The built studio. */
export const studioFolder = path.join(buildFolder, 'studio')

/** The server in one file, without its native modules. */
export const serverFile = path.join(buildFolder, 'server.cjs')

/** The drawing of previews and the conversion of pictures for servers and commands. */
export const imagingFile = path.join(buildFolder, 'imaging.cjs')

/** The conversion of pictures for builds in one file, without its native modules. */
export const picturesFile = path.join(buildFolder, 'pictures.cjs')

/** The server's commands in one file, without their native modules. */
export const commandsFile = path.join(buildFolder, 'commands.cjs')
