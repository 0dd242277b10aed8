import type { FastifyInstance } from 'fastify'
import type {
  PasskeyOptionsData,
  SignedInData,
  SignInOptionsData,
} from '../../src/contract/account'
import { createInvitation } from '../resources/accounts/ownerRepository'
import { Authenticator } from './Authenticator'
import { prepareApp, type Envelope, type TestApp } from './testApp'

interface Answer<Data> extends Envelope<Data> {
  statusCode: number
  headers: Record<string, unknown>
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Headers = Record<string, string | undefined>

/** Like `prepareApp`, with a client of the owner, who is signed in. */
export function prepareStudio(
  ...options: Parameters<typeof prepareApp>
): TestApp & { client: StudioClient } {
  const test = prepareApp(...options) as ReturnType<typeof prepareStudio>
  beforeAll(async () => {
    test.client = await StudioClient.signedIn(test.app)
  })
  return test
}

/** Sends requests as the studio does in a browser: with its header, its origin and a cookie. */
export class StudioClient {
  /** Of the session. */
  cookie: string | undefined
  /** Remains when the session has ended. */
  deviceCookie: string | undefined
  address = '127.0.0.1'

  constructor(
    private readonly app: FastifyInstance,
    readonly origin = 'http://localhost',
  ) {}

  /** @param headers that replace or, with undefined, remove those of the studio */
  async send<Data = object>(
    method: Method,
    path: string,
    body?: unknown,
    headers: Headers = {},
  ): Promise<Answer<Data>> {
    const all: Headers = {
      host: new URL(this.origin).host,
      'x-studio': '1',
      'sec-fetch-site': 'same-origin',
      origin: method === 'GET' ? undefined : this.origin,
      cookie: [this.cookie, this.deviceCookie].filter(Boolean).join('; ') || undefined,
      ...headers,
    }
    const response = await this.app.inject({
      method,
      url: `/api${path}`,
      headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)),
      remoteAddress: this.address,
      ...(body !== undefined && { payload: body as object }),
    })
    for (const header of [response.headers['set-cookie'] ?? []].flat()) {
      const [cookie = ''] = header.split(';')
      if (/^(__Host-)?device=/.test(cookie)) this.deviceCookie = cookie
      else this.cookie = cookie
    }
    return {
      statusCode: response.statusCode,
      headers: response.headers,
      ...response.json<Envelope<Data>>(),
    }
  }

  /** A client of the owner, whose account it has opened, and who is signed in. */
  static async signedIn(app: FastifyInstance): Promise<StudioClient> {
    const client = new StudioClient(app)
    await client.signInWithPasskey(await client.openAccount())
    return client
  }

  /** Opens the account by a new invitation. @returns the passkey */
  async openAccount(password?: string): Promise<Authenticator> {
    const secret = await createInvitation(this.app.db, Date.now())
    const passkey = new Authenticator(this.origin)
    const path = '/studio/invitation'
    const { data } = await this.send<PasskeyOptionsData>('POST', `${path}/options`, { secret })
    const { statusCode } = await this.send('POST', path, {
      secret,
      passkey: { name: 'Ponsel', credential: passkey.create(data.options) },
      password,
    })
    if (statusCode !== 200) throw new Error(`The account could not be opened: ${statusCode}`)
    return passkey
  }

  /** Adds a passkey to the account of the signed-in owner. */
  async addPasskey(name: string): Promise<Authenticator> {
    const { data } = await this.send<PasskeyOptionsData>('POST', '/studio/passkeys/options')
    const passkey = new Authenticator(this.origin)
    const credential = passkey.create(data.options)
    const { statusCode } = await this.send('POST', '/studio/passkeys', { name, credential })
    if (statusCode !== 200) throw new Error(`The passkey could not be added: ${statusCode}`)
    return passkey
  }

  async signInWithPasskey(passkey: Authenticator): Promise<Answer<SignedInData>> {
    const { data } = await this.send<SignInOptionsData>('POST', '/studio/session/options')
    const credential = passkey.get(data.options)
    return this.send('POST', '/studio/session/passkey', { credential })
  }

  signInWithPassword(password: string): Promise<Answer<SignedInData>> {
    return this.send('POST', '/studio/session/password', { password })
  }
}
