import type { ApiError } from '../../api/apiError'
import { api } from '../../api/api'
import { tagTypes, unlessRejected } from '../../api/tags'
import type { ImportChanges, ImportInput, ImportPreviewData } from '../../contract/studio'
import { importedDataSchema, importPreviewDataSchema } from '../../contract/responses/studio'
import type { Language } from '../../language/languages'
import { encodeFiles } from './encodeFiles'

interface PreviewArgs {
  files: readonly File[]
  /** Of the messages. */
  language: Language
}

type ImportArgs = PreviewArgs & Pick<ImportInput, 'replaces' | 'deletes'>

/** Milliseconds: a telephone may send slowly. The server limits the time of an upload, too. */
const timeout = 300_000

/** The request that sends files. They are read here: actions contain no large texts. */
async function requestOf(
  url: string,
  { files, language, ...options }: PreviewArgs & Partial<ImportArgs>,
) {
  const body = { files: await encodeFiles(files), ...options }
  return { url, method: 'POST', params: { message_language: language }, body, timeout }
}

/** Sends the request, unless a file cannot be read. */
async function sendFiles<T>(
  request: ReturnType<typeof requestOf>,
  send: (request: Awaited<ReturnType<typeof requestOf>>) => PromiseLike<T> | T,
): Promise<T | { error: ApiError }> {
  try {
    return await send(await request)
  } catch (error) {
    return { error: { kind: 'unsuccessful', message: (error as Error).message } }
  }
}

export const importsApi = api.enhanceEndpoints({ addTagTypes: ['Overview'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Reads files; nothing is changed. */
    previewImport: build.mutation<ImportPreviewData, PreviewArgs>({
      extraOptions: { dataSchema: importPreviewDataSchema },
      queryFn: async (args, _api, _options, send) => {
        const result = await sendFiles(requestOf('/studio/imports/preview', args), send)
        return result.error ? { error: result.error } : { data: result.data as ImportPreviewData }
      },
    }),
    /** Merges files into the content, any part of which may change. */
    importFiles: build.mutation<ImportChanges, ImportArgs>({
      extraOptions: { dataSchema: importedDataSchema },
      queryFn: async (args, _api, _options, send) => {
        const result = await sendFiles(requestOf('/studio/imports', args), send)
        if (result.error) return { error: result.error }
        return { data: (result.data as { changes: ImportChanges }).changes }
      },
      invalidatesTags: (_changes, error) => unlessRejected(error, [...tagTypes, 'Overview']),
    }),
  }),
})
