import { api } from '../../api/api'
import { richTextSchema } from '../../api/richTextSchema'
import { objectSchema } from '../../api/schemas'
import type { MarkdownData, RichText } from '../../contract/richText'

export const markdownApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Parses Markdown like the server does for a page. */
    parseMarkdown: build.mutation<RichText, string>({
      query: (text) => ({ url: '/studio/markdown', method: 'POST', body: { text } }),
      extraOptions: { dataSchema: objectSchema<MarkdownData>({ tree: richTextSchema }) },
      transformResponse: (data: MarkdownData) => data.tree,
    }),
  }),
})
