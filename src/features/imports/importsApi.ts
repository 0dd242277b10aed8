import { api } from '../../api/api'
import type { ApiError } from '../../api/apiError'
import type { SendQuery } from '../../api/mergedPages'
import { tagTypes, unlessRejected } from '../../api/tags'
import type {
  GithubRepositoriesData,
  GithubRepository,
  GithubSource,
  ImportedData,
  ImportInput,
  ImportPreviewData,
} from '../../contract/imports'
import type { Language } from '../../language/languages'
import { encodeFiles, type SelectedFile } from './encodeFiles'

export interface ImportSource {
  files?: readonly SelectedFile[]
  github?: GithubSource
}

interface PreviewArgs extends ImportSource {
  language: Language
}

type ImportArgs = PreviewArgs & Pick<ImportInput, 'replaces' | 'deletes'>

/** Milliseconds: a telephone may send slowly. The server limits the time of an upload, too. */
const timeout = 300_000

/** Sends a source. Its files are read here: actions contain no large texts. */
const postSource =
  <Data>(url: string) =>
  async (
    { files, language, ...others }: PreviewArgs & Partial<ImportArgs>,
    _api: unknown,
    _options: unknown,
    send: SendQuery,
  ): Promise<{ data: Data } | { error: ApiError }> => {
    try {
      const body = { ...others, ...(files && { files: await encodeFiles(files) }) }
      const params = { message_language: language }
      const { data, error } = await send({ url, method: 'POST', params, body, timeout })
      return error ? { error } : { data: data as Data }
    } catch (error) {
      // A file that cannot be read.
      return { error: { kind: 'unsuccessful', message: (error as Error).message } }
    }
  }

export const importsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asks GitHub each time: no result is kept. */
    listGithubRepositories: build.mutation<
      GithubRepository[],
      { name: string; language: Language }
    >({
      query: ({ name, language }) => ({
        url: '/studio/imports/github',
        params: { name, message_language: language },
        timeout,
      }),
      transformResponse: ({ repositories }: GithubRepositoriesData) => repositories,
    }),
    /** Reads a source; nothing is changed. */
    previewImport: build.mutation<ImportPreviewData, PreviewArgs>({
      queryFn: postSource<ImportPreviewData>('/studio/imports/preview'),
    }),
    /** Merges a source into the content, any part of which may change. */
    importFiles: build.mutation<ImportedData, ImportArgs>({
      queryFn: postSource<ImportedData>('/studio/imports'),
      invalidatesTags: (_data, error) => unlessRejected(error, [...tagTypes]),
    }),
  }),
})
