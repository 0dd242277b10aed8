import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyError, FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { SubscriberAddress, type SubscriptionStep } from '../../../src/contract/messages'
import type { Language } from '../../../src/language/languages'
import { paths } from '../../../src/lib/urls/paths'
import type { Api } from '../routeSchemas'
import { isToken, normalizeAddress } from './links'
import { cancelSubscription, confirmSubscription } from './repository'

const Link = Type.Object({
  email: Type.Optional(SubscriberAddress),
  token: Type.Optional(Type.String({ maxLength: 100 })),
})

type Redirect = (reply: FastifyReply, step: SubscriptionStep) => FastifyReply

interface FormOptions {
  /** The path that the site is mounted at, with a trailing slash. */
  basePath: string
  language: Language
  prefix: string
}

/**
 * Adds the targets of the forms on the pages `/subscription/…` and, for visitors without
 * JavaScript, on the blog. The pages only show forms: mail scanners open links, too.
 */
export const subscriptionFormRoutes: FastifyPluginAsyncTypebox<FormOptions> = async (
  app,
  { basePath, language, prefix },
) => {
  const redirect: Redirect = (reply, step) =>
    reply.redirect(basePath.slice(0, -1) + prefix + paths.subscription(step), 303)
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, body),
  )
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if ((error.statusCode ?? 500) >= 500) request.log.error(error)
    if (isOneClick(request.body)) return reply.code(503).send()
    return redirect(reply, 'failed')
  })
  requestForm(app, redirect, language)
  confirmationForm(app, redirect)
  cancellationForm(app, redirect)
}

/** Without JavaScript: the same as `POST /api/subscriptions`. */
function requestForm(app: Api, redirect: Redirect, language: Language): void {
  app.post(
    '/subscription/request',
    { schema: { hide: true }, preHandler: app.limitMessages('subscription') },
    async (request, reply) => {
      const { subscriptions } = app
      const email = new URLSearchParams(String(request.body)).get('newsletter-email') ?? ''
      const isValid = request.validateInput(email, SubscriberAddress)
      if (!subscriptions || !isValid) return redirect(reply, 'failed')
      await subscriptions.request(email, language)
      return redirect(reply, 'requested')
    },
  )
}

function confirmationForm(app: Api, redirect: Redirect): void {
  app.post(
    '/subscription/confirm',
    { schema: { hide: true, querystring: Link }, attachValidation: true },
    async ({ query, validationError }, reply) => {
      const { email, token } = query
      const isConfirmed =
        !validationError &&
        email !== undefined &&
        token !== undefined &&
        (await confirmSubscription(app.db, { email: normalizeAddress(email), token }))
      return redirect(reply, isConfirmed ? 'confirmed' : 'expired')
    },
  )
}

/** An unknown token is no error: the subscription may have been cancelled before. */
function cancellationForm(app: Api, redirect: Redirect): void {
  app.post(
    '/subscription/cancel',
    { schema: { hide: true, querystring: Link }, attachValidation: true },
    async ({ query, body, validationError }, reply) => {
      const { token = '' } = query
      const isValid = !validationError && isToken(token)
      if (isValid) await cancelSubscription(app.db, token)
      // RFC 8058 forbids redirects.
      if (isOneClick(body)) return reply.code(isValid ? 200 : 404).send()
      return redirect(reply, isValid ? 'cancelled' : 'expired')
    },
  )
}

/** Whether a mail program has sent the form, according to RFC 8058. */
function isOneClick(body: unknown): boolean {
  return typeof body === 'string' && body.includes('List-Unsubscribe')
}
