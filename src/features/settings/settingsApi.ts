import { api } from '../../api/api'
import type {
  SiteLanguagesData,
  SiteLanguagesInput,
  SiteSettingsData,
  SiteSettingsInput,
} from '../../contract/studio'
import type { Language } from '../../language/languages'

/** Milliseconds: longer than the server waits for the mail server. */
const testTimeout = 90_000

interface SettingsChange {
  /** A function, so that no action in Redux DevTools contains a secret. */
  settings: () => SiteSettingsInput['settings']
  /** The language of the messages about mistakes. */
  language: Language
}

export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSiteLanguages: build.query<SiteLanguagesData, void>({
      query: () => '/studio/languages',
      providesTags: ['Settings'],
    }),
    updateSiteLanguages: build.mutation<SiteLanguagesData, SiteLanguagesInput['languages']>({
      query: (languages) => ({ url: '/studio/languages', method: 'PUT', body: { languages } }),
      invalidatesTags: ['Settings'],
    }),
    getSiteSettings: build.query<SiteSettingsData, void>({
      query: () => '/studio/settings',
      providesTags: ['Settings'],
    }),
    updateSiteSettings: build.mutation<SiteSettingsData, SettingsChange>({
      query: ({ settings, language }) => ({
        url: '/studio/settings',
        method: 'PUT',
        params: { message_language: language },
        body: { settings: settings() },
      }),
      invalidatesTags: ['Settings'],
    }),
    sendTestMessage: build.mutation<unknown, Language>({
      query: (language) => ({
        url: '/studio/settings/test-message',
        method: 'POST',
        params: { message_language: language },
        timeout: testTimeout,
      }),
      extraOptions: { withoutRetries: true },
    }),
  }),
})
