import path from 'node:path'

/** The folder of the project. */
export const root = path.resolve(import.meta.dirname, '..', '..')
/** The bundles, and files that only builds use. */
export const buildFolder = path.join(root, 'build')
export const siteFolder = path.join(root, 'dist')
export const studioFolder = path.join(buildFolder, 'studio')

// Each is one file, without its native modules.
/** Loads `mainFile`. */
export const serverFile = path.join(buildFolder, 'server.cjs')
export const mainFile = path.join(buildFolder, 'main.cjs')
export const commandsFile = path.join(buildFolder, 'commands.cjs')
/** The drawing of social images and the conversion of pictures for servers and commands. */
export const imagingFile = path.join(buildFolder, 'imaging.cjs')
/** The conversion of pictures for builds. */
export const picturesFile = path.join(buildFolder, 'pictures.cjs')
export const rendererFile = path.join(buildFolder, 'renderPage.cjs')
