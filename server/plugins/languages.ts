import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Language, OfferedLanguages } from '../../src/language/languages'
import type { Db } from '../database/schema'
import { translateRows } from '../database/entries/translations'
import { badRequest } from '../http/HttpError'
import { isApiPath, requestPath } from '../http/requestPath'

declare module 'fastify' {
  interface FastifyInstance {
    /** The languages of the site; the first one is the main language. */
    readonly languages: OfferedLanguages
    /** The file in which the owner may change the languages; absent where they are set elsewhere. */
    readonly settingsFile: string | undefined
  }

  interface FastifyRequest {
    /**
     * The database as the reader sees it: with the texts in the language of the request. The owner
     * who names no language reads the entries with their translations.
     */
    readonly db: Db
    /** The language of the response: the main language by default. */
    readonly language: Language
  }
}

/** Reads the parameter `lang` of requests to the API. */
export const languagesPlugin = fp<{ languages: OfferedLanguages; settingsFile?: string }>(
  (app, { languages, settingsFile }, done) => {
    const [main] = languages
    app.decorate('languages', languages)
    app.decorate('settingsFile', settingsFile)
    const languageOf = ({ query }: FastifyRequest): Language | undefined => {
      const { lang } = query as { lang?: unknown }
      if (lang === undefined) return undefined
      const language = languages.find((code) => code === lang)
      if (language) return language
      const message = `must be a language of the site: ${languages.join(', ')}`
      throw badRequest([{ path: 'lang', message }])
    }
    app.decorateRequest('language', {
      getter(this: FastifyRequest) {
        return languageOf(this) ?? main
      },
    })
    app.decorateRequest('db', {
      getter(this: FastifyRequest) {
        const language = languageOf(this)
        if (this.isOwner && language === undefined) return app.db
        return app.db.withPlugin(translateRows(language ?? main, main))
      },
    })
    app.addHook('onRequest', (request, reply, next) => {
      if (isApiPath(requestPath(request.url))) {
        const { language } = request
        if (languages.length > 1) reply.header('content-language', language)
      }
      next()
    })
    done()
  },
  { name: 'languages', dependencies: ['database'] },
)
