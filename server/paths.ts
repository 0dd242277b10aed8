import path from 'node:path'

/** The project's folder: one up from `server/` in the tests, and from `build/` in the bundle. */
const root = path.resolve(__dirname, '..')

export const paths = {
  /** The built site. */
  site: path.join(root, 'dist'),
  /** What renders its pages. */
  renderer: path.join(root, 'build', 'renderPage.cjs'),
  /** The colours of its pictures. */
  pictureColours: path.join(root, 'build', 'pictureColours.json'),
  /** What a new database starts with. */
  sampleContent: path.join(root, 'content', 'sample.yaml'),
  /** Where `DATA_DIR` counts from. */
  root,
}
