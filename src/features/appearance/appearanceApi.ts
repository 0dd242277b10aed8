import { api } from '../../api/api'
import { pickData, type UpdateArgs, updateRequest } from '../../api/entryEndpoints'
import { itemTag, unlessRejected } from '../../api/tags'
import type { Appearance, AppearanceChanges } from '../../contract/appearance'
import { entryPath } from '../../contract/nouns'
import { appearanceDataSchema } from '../../contract/responses/appearance'

/** The id of the only appearance. */
export const appearanceId = 1

const url = entryPath('appearance', appearanceId)
const tags = [itemTag('Appearance', appearanceId)]
const response = pickData(appearanceDataSchema, 'appearance')

/** For the studio: visitors get the appearance with the document. */
export const appearanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAppearance: build.query<Appearance, void>({
      ...response,
      query: () => url,
      providesTags: tags,
    }),
    updateAppearance: build.mutation<Appearance, UpdateArgs<AppearanceChanges>>({
      ...response,
      query: (write) => ({ ...updateRequest('')(write), url }),
      invalidatesTags: (_appearance, error) => unlessRejected(error, tags),
    }),
  }),
})
