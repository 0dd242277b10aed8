import { api } from '../../api/api'
import { sessionSlice } from '../../api/session'
import { listTag, unlessRejected } from '../../api/tags'
import type {
  DeletedPicture,
  PictureChanges,
  SitePicture,
  SitePicturesData,
  StoredPicture,
  StoredPictureData,
  StoredPicturesData,
} from '../../contract/pictures'
import { sendPicture } from './sendPicture'

const path = '/pictures'
const list = listTag('Picture')

interface UploadArgs {
  file: Blob
  /** Called with the sent part, from 0 to 1. */
  onProgress: (part: number) => void
}

export const picturesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPictures: build.query<StoredPicture[], void>({
      query: () => path,
      transformResponse: ({ pictures }: StoredPicturesData) => pictures,
      providesTags: [list],
    }),
    listSitePictures: build.query<SitePicture[], void>({
      query: () => `${path}/files`,
      transformResponse: ({ files }: SitePicturesData) => files,
      providesTags: [list],
    }),
    /** Cancelled by the `abort` of its promise. */
    uploadPicture: build.mutation<StoredPicture, UploadArgs>({
      queryFn: async ({ file, onProgress }, { signal, dispatch }) => {
        const result = await sendPicture(file, { signal, onProgress })
        const isExpired = 'error' in result && result.error.statusCode === 401
        if (isExpired) dispatch(sessionSlice.actions.expired())
        return result
      },
      invalidatesTags: (_picture, error) => unlessRejected(error, [list]),
    }),
    updatePicture: build.mutation<StoredPicture, { hash: string; changes: PictureChanges }>({
      query: ({ hash, changes }) => ({ url: `${path}/${hash}`, method: 'PUT', body: changes }),
      transformResponse: ({ picture }: StoredPictureData) => picture,
      invalidatesTags: (_picture, error) => unlessRejected(error, [list]),
    }),
    deletePicture: build.mutation<DeletedPicture, string>({
      query: (hash) => ({ url: `${path}/${hash}`, method: 'DELETE' }),
      // Also if it is refused: the picture is used or deleted in another window.
      invalidatesTags: [list],
    }),
  }),
})
