import { api } from '../../api/api'
import { markdownDataSchema } from '../../contract/responses/richText'
import type { MarkdownData, RichText } from '../../contract/richText'

export const markdownApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Parses Markdown like the server does for a page. */
    parseMarkdown: build.mutation<RichText, string>({
      query: (text) => ({ url: '/studio/markdown', method: 'POST', body: { text } }),
      extraOptions: { dataSchema: markdownDataSchema },
      transformResponse: (data: MarkdownData) => data.tree,
    }),
  }),
})
