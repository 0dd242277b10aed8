import type { Action } from '@reduxjs/toolkit'
import { createStore, reducer, type RootState } from '../app/store'
import type { messagesApi } from '../features/messages/messagesApi'
import { createLanguageState } from '../language/languageSlice'
import { languages, type Language, type OfferedLanguages } from '../language/languages'
import { signInSlice } from './account/signInSlice'
import { noticesSlice } from './notices/noticesSlice'

const hidden = '<redacted>'

/** Their results contain texts of visitors. */
const endpointNames: readonly string[] = [
  'listMessages' satisfies keyof typeof messagesApi.endpoints,
  'exportMessages' satisfies keyof typeof messagesApi.endpoints,
]

interface ApiAction extends Action {
  payload?: { queryCacheKey?: string }
  meta?: { arg?: { endpointName?: string } }
}

/** The form in which Redux DevTools show an action or the state: without visitors' messages. */
export const redactMessages = {
  actionSanitizer<A extends Action>(action: A): A {
    const { payload, meta } = action as ApiAction
    const name = meta?.arg?.endpointName ?? payload?.queryCacheKey?.split('(')[0] ?? ''
    return endpointNames.includes(name) ? { ...action, payload: hidden } : action
  },
  stateSanitizer<S>(state: S): S {
    const { api } = state as RootState
    const queries = Object.entries(api.queries).map(([key, query]) => {
      const isHidden = endpointNames.includes(query?.endpointName ?? '')
      return [key, isHidden ? { ...query, data: hidden } : query]
    })
    return { ...state, api: { ...api, queries: Object.fromEntries(queries) as object } }
  },
}

export function createStudioStore(language: Language = 'id') {
  reducer.inject(noticesSlice)
  reducer.inject(signInSlice)
  // Of the studio, not of the site.
  const offered = Object.keys(languages) as unknown as OfferedLanguages
  const preloadedState = { language: createLanguageState(offered, language) }
  return createStore({ devTools: redactMessages, preloadedState })
}
