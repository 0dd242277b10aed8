import type { PasskeyOptionsData, SessionData, SignInOptionsData } from '../../src/contract/account'
import { Authenticator } from '../../server/testing/Authenticator'
import type { Machine } from './Cluster'
import { dataOf, send, type Answer } from './send'

export const password = 'gerobak-hijau-di-tepi-sawah'

/** The owner in the studio, whose requests go to a machine of the test's choice. */
export class Owner {
  private cookie: string | undefined
  private readonly passkey: Authenticator

  constructor(private readonly origin: string) {
    this.passkey = new Authenticator({ origin })
  }

  /** Sends a request of the studio. */
  async send(
    { port }: Machine,
    method: string,
    path: string,
    body?: object | Buffer,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const { origin, cookie } = this
    const answer = await send(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers: { 'x-studio': '1', origin, cookie, ...headers },
      body: body ?? (method === 'POST' ? {} : undefined),
    })
    const [started] = [answer.headers['set-cookie']].flat()
    if (started !== undefined) this.cookie = started.split(';')[0]
    return answer
  }

  /** Accepts an invitation, whose options one machine creates, at another one. */
  async accept(secret: string, created: Machine, accepted: Machine): Promise<number> {
    const path = '/studio/invitation'
    const options = await this.send(created, 'POST', `${path}/options`, { secret })
    const credential = this.passkey.create(dataOf<PasskeyOptionsData>(options).options)
    const passkey = { name: 'Ponsel', credential }
    return (await this.send(accepted, 'POST', path, { secret, passkey, password })).status
  }

  /** Signs in: one machine issues the challenge, another one verifies the response. */
  async signIn(issued: Machine, verified: Machine): Promise<number> {
    const options = await this.send(issued, 'POST', '/studio/session/options')
    const credential = this.passkey.get(dataOf<SignInOptionsData>(options).options)
    return (await this.send(verified, 'POST', '/studio/session/passkey', { credential })).status
  }

  async isSignedIn(machine: Machine): Promise<boolean> {
    const answer = await this.send(machine, 'GET', '/studio/session')
    return Boolean(dataOf<SessionData>(answer).session)
  }
}
