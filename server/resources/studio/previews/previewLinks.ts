import { Type } from 'typebox'
import { DoneData, Success } from '../../../../src/contract/schema/envelope'
import {
  NewPreviewLinkData,
  PreviewLinkInput,
  PreviewLinksData,
  type PreviewLink,
} from '../../../../src/contract/studio'
import { hasRow } from '../../../database/contentWrites'
import { deleteById } from '../../../database/entries/deleteById'
import { newEntryId, readDraftInput } from '../../../database/entries/drafts'
import {
  putPreviewLink,
  validPreviewLinks,
  type StoredPreviewLink,
} from '../../../database/previewLinks'
import { createPublicId, createSecret, hashSecret } from '../../../database/secrets'
import { notFound } from '../../../http/HttpError'
import { ownerRoute, rowFailures } from '../../ownerRoute'
import { readResponses, success, type Routes } from '../../routeSchemas'
import { dayMs } from '../../../dates'

export const previewPage = '/preview'

/** The secret is in the query, which is not logged. */
export const previewAddress = (secret: string) => `${previewPage}?key=${secret}`

const previewLinkLifetime = 7 * dayMs

const tag = 'drafts'

/** The owner's routes for links to previews, at most one per entry. */
export const previewLinksRoutes: Routes = async (app) => {
  app.get(
    '/preview-links',
    ownerRoute({ tag }, 'listPreviewLinks', { response: readResponses(PreviewLinksData) }),
    async () => {
      const links = await validPreviewLinks(app.db).orderBy('expires_at').execute()
      return success({ links: links.map(toLink) })
    },
  )

  app.post(
    '/preview-links',
    ownerRoute({ tag }, 'createPreviewLink', {
      body: PreviewLinkInput,
      response: { 200: Success(NewPreviewLinkData), ...rowFailures },
    }),
    async ({ body: { resource, entry_id: id } }) => {
      const entry = { resource, entry_id: id ?? newEntryId }
      const exists =
        id === null ? await readDraftInput(app.db, entry) : await hasRow(app.db, resource, id)
      if (!exists) throw notFound(id === null ? 'Draft' : 'Entry')
      const secret = createSecret()
      const keys = { id: createPublicId(), hash: hashSecret(secret) }
      const link = { ...entry, ...keys, expires_at: Date.now() + previewLinkLifetime }
      await putPreviewLink(app.db, link)
      const { publicUrl = '' } = app.settings.current
      return success({ link: toLink(link), address: publicUrl + previewAddress(secret) })
    },
  )

  app.delete(
    '/preview-links/:linkId',
    ownerRoute({ tag }, 'deletePreviewLink', {
      params: Type.Object({ linkId: Type.String({ maxLength: 100 }) }),
      response: { 200: Success(DoneData), ...rowFailures },
    }),
    async ({ params: { linkId } }) => {
      if (!(await deleteById(app.db, 'preview_links', linkId))) throw notFound('Link')
      return success({})
    },
  )
}

const toLink = ({ id, resource, entry_id, expires_at }: StoredPreviewLink): PreviewLink => ({
  id,
  resource,
  entry_id: entry_id === newEntryId ? null : entry_id,
  expires_at: new Date(expires_at).toISOString(),
})
