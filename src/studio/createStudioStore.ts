import { createStore, reducer } from '../app/store'
import { createLanguageState } from '../language/languageSlice'
import { languages, type Language, type OfferedLanguages } from '../language/languages'
import { signInSlice } from './account/signInSlice'
import { noticesSlice } from './notices/noticesSlice'

/** Without Redux DevTools, which would show the messages of visitors. */
export function createStudioStore(language: Language = 'id') {
  reducer.inject(noticesSlice)
  reducer.inject(signInSlice)
  // Of the studio, not of the site.
  const offered = Object.keys(languages) as unknown as OfferedLanguages
  const preloadedState = { language: createLanguageState(offered, language) }
  return createStore({ devTools: false, preloadedState })
}
