import { api } from '../../api/api'
import type { SiteLanguagesData, SiteLanguagesInput } from '../../contract/studio'
import { siteLanguagesDataSchema } from '../../contract/responses/studio'

const siteLanguages = { extraOptions: { dataSchema: siteLanguagesDataSchema } }

export const settingsApi = api.enhanceEndpoints({ addTagTypes: ['Settings'] }).injectEndpoints({
  endpoints: (build) => ({
    getSiteLanguages: build.query<SiteLanguagesData, void>({
      query: () => '/studio/languages',
      ...siteLanguages,
      providesTags: ['Settings'],
    }),
    updateSiteLanguages: build.mutation<SiteLanguagesData, SiteLanguagesInput['languages']>({
      query: (languages) => ({ url: '/studio/languages', method: 'PUT', body: { languages } }),
      ...siteLanguages,
      invalidatesTags: ['Settings'],
    }),
  }),
})
