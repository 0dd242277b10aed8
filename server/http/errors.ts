import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type {
  ConnectionError,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify'
import fp from 'fastify-plugin'
import type { Failure } from '../../src/contract/schema/envelope'
import { databaseFailure } from '../database/failures'
import { toFieldErrors } from '../validation/fieldErrors'
import { badRequest, HttpError } from './HttpError'
import { isApiPath, requestPath } from './requestPath'

/** Characters of a request target; the longest one of the site has about 2000. */
const maxTargetLength = 4096

/** Milliseconds in which a client may read the response while it sends the rest of a body. */
const lingerTimeout = 5000

export const requestTimeoutCode = 'ERR_HTTP_REQUEST_TIMEOUT'

type Headers = Readonly<Record<string, string>>

/**
 * Turns errors of routes and requests without a route into failure envelopes, and closes
 * connections that must not be used again. Register it before the routes.
 */
export const errorsPlugin = fp((app, _options, done) => {
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const { statusCode, message, errors } = toHttpError(error)
    if (statusCode >= 500) request.log.error(error)
    if (statusCode === 401) void reply.header('WWW-Authenticate', 'Bearer')
    if (statusCode === 503) void reply.header('Retry-After', '1')
    return sendFailure(reply, statusCode, message, errors)
  })
  const findMethods = collectMethods(app)
  app.setNotFoundHandler((request, reply) => {
    const path = requestPath(request.url)
    return isApiPath(path)
      ? sendNoSuchEndpoint(request, reply, path, findMethods(path))
      : reply.code(404).type('text/plain; charset=utf-8').send('Not found')
  })
  let isClosing = false
  app.addHook('preClose', (next) => {
    isClosing = true
    next()
  })
  app.addHook('onSend', ({ raw }, reply, payload, next) => {
    // An injected request has no such property.
    const isArriving = hasBody(raw) && (raw.complete as boolean | undefined) === false
    const isRefused = reply.statusCode >= 400 && isArriving
    if (isRefused) discardRest(raw)
    if (isRefused || isClosing) void reply.header('Connection', 'close')
    next(null, payload)
  })
  done()
})

/** Details of a 5xx are only logged. */
function toHttpError(error: FastifyError | HttpError): HttpError {
  if (error instanceof HttpError) return error
  if ('validation' in error && error.validation) return badRequest(toFieldErrors(error.validation))
  const failure = databaseFailure(error)
  if (failure) return new HttpError(503, failure)
  const { statusCode = 500 } = error
  return new HttpError(statusCode, statusCode >= 500 ? 'Internal server error' : error.message)
}

function sendFailure(
  reply: FastifyReply,
  statusCode: number,
  message: string,
  errors?: Failure['errors'],
): FastifyReply {
  const failure: Failure = { status: 'error', statusCode, message, errors }
  return reply
    .code(statusCode)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(failure)
}

/** Collects the methods of all routes; returns a function that finds those of a path. */
function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    const pattern = new RegExp(`^${url.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`)
    routes.push({ pattern, methods: [method].flat() })
  })
  return (path) => {
    const matching = routes.filter(({ pattern }) => pattern.test(path))
    return [...new Set(matching.flatMap(({ methods }) => methods))]
  }
}

function sendNoSuchEndpoint(
  { method }: FastifyRequest,
  reply: FastifyReply,
  path: string,
  allowed: string[],
): FastifyReply {
  // A value in the path is too long for the route, so that a route for pages got the request.
  if (allowed.includes(method)) return sendMalformedUrl(reply)
  if (allowed.length > 0) void reply.header('Allow', allowed.join(', '))
  // The response to HEAD must have the length of the response to GET.
  const reported = method === 'HEAD' ? 'GET' : method
  return sendFailure(reply, allowed.length > 0 ? 405 : 404, `No such endpoint: ${reported} ${path}`)
}

function sendMalformedUrl(reply: FastifyReply): FastifyReply {
  return sendFailure(reply, 400, 'Malformed URL')
}

/** Responds to a malformed URL that no route receives, for which no hook runs. */
export function handleMalformedUrl(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendMalformedUrl(reply.headers(reply.server.securityHeaders))
}

/**
 * Makes Node end the connection after the response, and discard what arrives for a while. If it were
 * destroyed at once, as Node does, the client might not read the response.
 */
function discardRest(request: IncomingMessage): void {
  const { socket } = request
  socket.destroySoon = () => {
    socket.end()
    const destroy = () => void socket.destroy()
    const timer = setTimeout(destroy, lingerTimeout).unref()
    socket.once('close', () => clearTimeout(timer))
    request.once('end', destroy).resume()
  }
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** The status of the error response to a request that must not reach Fastify; undefined for others. */
export function refusalStatus({ url = '', headers: { host }, httpVersion }: IncomingMessage) {
  if (url.length > maxTargetLength) return 414
  const isValid =
    host === undefined
      ? httpVersion === '1.0'
      : !/[/\\?#@]/.test(host) && URL.canParse(`http://${host}`)
  return isValid ? undefined : 400
}

/** Refuses a request without the framework, and closes its connection. */
export function refuse(response: ServerResponse, statusCode: number, headers: Headers): void {
  const failure = failureResponse(statusCode, headers)
  response.writeHead(statusCode, failure.headers)
  response.end(failure.body)
}

function failureResponse(statusCode: number, commonHeaders: Headers) {
  const failure: Failure = { status: 'error', statusCode, message: STATUS_CODES[statusCode] ?? '' }
  const body = JSON.stringify(failure)
  const headers = {
    ...commonHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
    connection: 'close',
  }
  return { headers, body }
}

/** Responds to a request that Node could not parse, and closes the connection. */
export function handleClientError(
  error: ConnectionError,
  socket: Socket,
  commonHeaders: Headers,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = clientErrorStatus(error)
  const { headers, body } = failureResponse(status, commonHeaders)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) {
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  }
  socket.destroy(error)
}

function clientErrorStatus({ code }: ConnectionError): number {
  if (code === requestTimeoutCode) return 408
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}
