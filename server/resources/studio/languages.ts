import { SiteLanguagesData, SiteLanguagesInput } from '../../../src/contract/studio'
import { isLanguage, parseLanguages } from '../../../src/language/languages'
import { languagesVariable, readVariable, setVariable } from '../../envFile'
import { badRequest, conflict } from '../../http/HttpError'
import { studioRoute } from '../accounts/studioRoute'
import { success, type Routes } from '../routeSchemas'

/**
 * Reads and changes the languages of the site in the file with the settings. The server reads them
 * when it starts.
 */
export const languagesRoutes: Routes = async (app) => {
  const { languages: current, settingsFile } = app
  const read = () => {
    const isFixed = settingsFile === undefined
    const languages = isFixed
      ? current
      : parseLanguages(readVariable(settingsFile, languagesVariable))
    return success({
      languages: [...languages],
      needs_restart: languages.join() !== current.join(),
      is_fixed: isFixed,
    })
  }
  app.get(
    '/studio/languages',
    studioRoute('owner', 'getSiteLanguages', SiteLanguagesData),
    async () => read(),
  )
  app.put(
    '/studio/languages',
    studioRoute('owner', 'updateSiteLanguages', SiteLanguagesData, { body: SiteLanguagesInput }),
    async ({ body }) => {
      if (settingsFile === undefined) {
        throw conflict('languages', `are set by ${languagesVariable} of the server`)
      }
      const unknown = body.languages.findIndex((code) => !isLanguage(code))
      if (unknown >= 0) {
        const message = 'has no texts of the interface'
        throw badRequest([{ path: `languages.${unknown}`, message }])
      }
      setVariable(settingsFile, languagesVariable, body.languages.join(','))
      return read()
    },
  )
}
