import { api } from '../../api/api'
import { type UpdateArgs, updateRequest } from '../../api/entryEndpoints'
import { itemTag, unlessRejected } from '../../api/tags'
import type { Appearance, AppearanceChanges, AppearanceData } from '../../contract/appearance'
import { entryPath } from '../../contract/nouns'

/** The id of the only appearance. */
export const appearanceId = 1

const url = entryPath('appearance', appearanceId)
const tags = [itemTag('Appearance', appearanceId)]
const transformResponse = ({ appearance }: AppearanceData) => appearance

/** For the studio: visitors get the appearance with the document. */
export const appearanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAppearance: build.query<Appearance, void>({
      query: () => url,
      transformResponse,
      providesTags: tags,
    }),
    updateAppearance: build.mutation<Appearance, UpdateArgs<AppearanceChanges>>({
      query: (write) => ({ ...updateRequest('')(write), url }),
      transformResponse,
      invalidatesTags: (_appearance, error) => unlessRejected(error, tags),
    }),
  }),
})
