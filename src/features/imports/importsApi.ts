import { api } from '../../api/api'
import type { ApiError } from '../../api/apiError'
import { pickData } from '../../api/entryEndpoints'
import { tagTypes, unlessRejected } from '../../api/tags'
import type {
  GithubRepository,
  GithubSource,
  ImportedData,
  ImportInput,
  ImportPreviewData,
} from '../../contract/imports'
import {
  githubRepositoriesDataSchema,
  importedDataSchema,
  importPreviewDataSchema,
} from '../../contract/responses/imports'
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

/** The request that sends files. They are read here: actions contain no large texts. */
async function requestOf(
  url: string,
  { files, language, ...others }: PreviewArgs & Partial<ImportArgs>,
) {
  const body = { ...others, ...(files && { files: await encodeFiles(files) }) }
  return { url, method: 'POST', params: { message_language: language }, body, timeout }
}

/** Sends the request, unless a file cannot be read. */
async function sendSource<T>(
  request: ReturnType<typeof requestOf>,
  send: (request: Awaited<ReturnType<typeof requestOf>>) => PromiseLike<T> | T,
): Promise<T | { error: ApiError }> {
  try {
    return await send(await request)
  } catch (error) {
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
      ...pickData(githubRepositoriesDataSchema, 'repositories'),
    }),
    /** Reads a source; nothing is changed. */
    previewImport: build.mutation<ImportPreviewData, PreviewArgs>({
      extraOptions: { dataSchema: importPreviewDataSchema },
      queryFn: async (args, _api, _options, send) => {
        const result = await sendSource(requestOf('/studio/imports/preview', args), send)
        return result.error ? { error: result.error } : { data: result.data as ImportPreviewData }
      },
    }),
    /** Merges a source into the content, any part of which may change. */
    importFiles: build.mutation<ImportedData, ImportArgs>({
      extraOptions: { dataSchema: importedDataSchema },
      queryFn: async (args, _api, _options, send) => {
        const result = await sendSource(requestOf('/studio/imports', args), send)
        return result.error ? { error: result.error } : { data: result.data as ImportedData }
      },
      invalidatesTags: (_data, error) => unlessRejected(error, [...tagTypes]),
    }),
  }),
})
