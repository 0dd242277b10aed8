import path from 'node:path'

/** The project's folder: the parent of `server/` in tests, and of `build/` in the bundle. */
const root = path.resolve(__dirname, '..')

export const paths = {
  site: path.join(root, 'dist'),
  studio: path.join(root, 'build', 'studio'),
  renderer: path.join(root, 'build', 'renderPage.cjs'),
  /** The bundle that draws social images and converts pictures, in a process of its own. */
  imaging: path.join(root, 'build', 'imaging.cjs'),
  pictures: path.join(root, 'public', 'pictures'),
  /** The pictures that the build or the server has converted. */
  pictureCache: path.join(root, 'build', 'pictures'),
  /** The social images that the server or the export has drawn. */
  socialImageCache: path.join(root, 'build', 'previews'),
  /** The content of a new database, unless the owner has a content file. */
  sampleContent: path.join(root, 'content', 'sample.yaml'),
  /** The owner's content file; it may not exist. */
  ownContent: path.join(root, 'content', 'own', 'content.yaml'),
  /** The findings of the doctor that the owner has accepted; it may not exist. */
  acceptedFindings: path.join(root, 'content', 'own', 'accepted.yaml'),
  settings: path.join(root, '.env'),
  /** The settings of the build; only a release has the file. */
  releaseSettings: path.join(root, 'build', 'settings.json'),
  /** A release does not have it. */
  settingsExample: path.join(root, '.env.example'),
  /** The folder that a relative `DATA_DIR` is resolved against. */
  root,
}
