import { Success } from '../../../src/contract/envelope'
import { MarkdownData, MarkdownInput } from '../../../src/contract/richText'
import { parseMarkdown } from '../../markdown/parseMarkdown'
import { ownerRoute, writeFailures } from '../ownerRoute'
import { success, type Routes } from '../routeSchemas'

/** The longest text, with characters of several bytes. */
const bodyLimit = 512 * 1024

/** The owner's route that parses Markdown for a preview. */
export const markdownRoutes: Routes = async (app) => {
  app.post(
    '/studio/markdown',
    ownerRoute({ tag: 'studio', bodyLimit }, 'parseMarkdown', {
      body: MarkdownInput,
      response: { 200: Success(MarkdownData), ...writeFailures },
    }),
    async ({ body: { text } }) => success({ tree: parseMarkdown(text) }),
  )
}
