import { Type } from 'typebox'
import { Success } from '../../src/contract/schema/envelope'
import {
  DeletedPicture,
  PictureChanges,
  PictureHash,
  SitePicturesData,
  StoredPictureData,
  StoredPicturesData,
  type StoredPicture,
} from '../../src/contract/pictures'
import type { Db } from '../database/schema'
import { badRequest, HttpError, notFound } from '../http/HttpError'
import { commit, ownerRoute, writeFailures } from '../resources/ownerRoute'
import { failures, readResponses, success, type Api, type Routes } from '../resources/routeSchemas'
import { InterruptedError } from './pictureFiles'
import { deletePicture, findPicture, listPictures, storePicture, updatePicture } from './repository'
import { listSitePictures } from './usesRepository'

const tag = 'pictures'
const path = '/pictures'
const stored = Success(StoredPictureData)
const HashParams = Type.Object({ hash: PictureHash })

/** What a client declares; the content decides. */
const uploadTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic']

export const picturesRoutes: Routes = async (app) => {
  // The route reads the body itself.
  app.addContentTypeParser(/^(?:image\/|application\/octet-stream)/, (_request, _body, done) =>
    done(null),
  )
  addUpload(app)

  app.get(
    path,
    ownerRoute({ tag }, 'listPictures', {
      response: readResponses(StoredPicturesData),
    }),
    async () => success({ pictures: await listPictures(app.db) }),
  )

  app.get(
    `${path}/files`,
    ownerRoute({ tag }, 'listSitePictures', {
      description: 'The files of the folder public/pictures, with the entries that show them.',
      response: readResponses(SitePicturesData),
    }),
    async () => success({ files: await listSitePictures(app.db, app.pictures) }),
  )

  app.put(
    `${path}/:hash`,
    ownerRoute({ tag }, 'updatePicture', {
      params: HashParams,
      body: PictureChanges,
      response: { 200: stored, ...writeFailures, ...failures(404) },
    }),
    ({ params: { hash }, body }) =>
      commit(app, async (transaction) => {
        await updatePicture(transaction, hash, body)
        return success({ picture: await readPicture(transaction, hash) })
      }),
  )

  app.delete(
    `${path}/:hash`,
    ownerRoute({ tag }, 'deletePicture', {
      params: HashParams,
      response: { 200: Success(DeletedPicture), ...writeFailures, ...failures(404, 409) },
    }),
    ({ params: { hash } }) =>
      commit(app, async (transaction) => {
        assertUnused(await readPicture(transaction, hash))
        await deletePicture(transaction, hash)
        return success({ hash })
      }),
  )
}

function addUpload(app: Api): void {
  app.post(
    path,
    ownerRoute({ tag }, 'uploadPicture', {
      description:
        'Stores a picture: the body is the file. It is checked by its content, encoded again without metadata, and identified by the hash of the result. 200 if it is stored already.',
      body: {
        content: Object.fromEntries(
          uploadTypes.map((type) => [type, { schema: { description: 'The file' } }]),
        ),
      },
      response: { 200: stored, 201: stored, ...writeFailures },
    }),
    async ({ raw }, reply) => {
      const encoded = await app.encodeUpload(raw).catch((error: unknown) => {
        if (!(error instanceof InterruptedError)) throw error
        throw new HttpError(503, 'The picture was not converted: try again')
      })
      if ('refused' in encoded) throw badRequest([encoded.refused])
      const { hash, isNew } = await storePicture(app.db, encoded)
      void reply.code(isNew ? 201 : 200)
      return success({ picture: await readPicture(app.db, hash) })
    },
  )
}

/** @throws HttpError 404 if it does not exist */
async function readPicture(db: Db, hash: string): Promise<StoredPicture> {
  const picture = await findPicture(db, hash)
  if (!picture) throw notFound('Picture')
  return picture
}

/** @throws HttpError 409 that names an entry that shows the picture */
function assertUnused({ uses: [first, ...others] }: StoredPicture): void {
  if (!first) return
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  throw new HttpError(409, `The picture is used by ${first.resource} "${first.title}"${more}`)
}
