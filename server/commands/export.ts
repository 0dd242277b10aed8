import path from 'node:path'
import { buildApp } from '../app'
import { ImagingProcess } from '../pictures/ImagingProcess'
import { exportSite } from '../pages/exportSite'
import { readConfig } from '../configuration'
import { paths } from '../paths'
import { openPictures } from '../pictures/openPictures'
import { loadRenderer } from '../pages/renderer'
import { storedPictures } from '../pictures/repository'
import { UserFacingError } from '../UserFacingError'
import { withDatabase } from './withDatabase'

const limitations = `Any static host can serve it. What needs the server does not work there: writing through the
API, subscribing to the blog, and receiving contact messages. Unless VITE_CONTACT_ENDPOINT is set, the contact page shows the
e-mail address of the profile instead of the form. Without JavaScript, the list of projects ends with
its first page.`

/** `export DIR`: writes the whole site as static files. */
export async function exportCommand([folder]: string[]): Promise<void> {
  if (!folder) throw new UserFacingError('Usage: npm run export -- DIR')
  const { dataDir, pictureHosts } = readConfig(process.env)
  const { pages, responses } = await withDatabase(async (database) => {
    const imaging = new ImagingProcess(paths.imaging)
    const app = await buildApp({
      database,
      pictures: openPictures({
        dataDir,
        folder: paths.pictures,
        stored: storedPictures(database),
        convert: imaging.convertPicture,
        warn: (message) => console.warn(message),
      }),
    })
    try {
      return await exportSite({
        app,
        renderer: loadRenderer(paths.renderer),
        drawPreview: imaging.drawPreview,
        site: paths.site,
        target: path.resolve(folder),
        pictureHosts,
      })
    } finally {
      await app.close()
    }
  })
  console.log(`The site was exported to ${folder}: ${pages} pages, ${responses} API responses.`)
  console.log(limitations)
}
