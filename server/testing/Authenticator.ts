import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()

/** Flags of the authenticator data. */
export const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

/** A passkey in software, with which tests sign in as a browser does. */
export class Authenticator {
  private readonly id = randomBytes(32)
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  /** Without `userVerified`, it has not verified the person by a fingerprint or a PIN. */
  flags = userPresent | userVerified
  counter = 1

  /** @param origin of the page that uses it */
  constructor(private readonly origin: string) {}

  /** Like `navigator.credentials.create`. */
  create({ challenge, rp }: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON {
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      this.publicKey(),
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(this.authenticatorData(rp.id ?? '', hasCredential, credential))],
    ])
    return {
      ...this.envelope(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    }
  }

  /** Like `navigator.credentials.get`. */
  get({ challenge, rpId = '' }: PublicKeyCredentialRequestOptionsJSON): AuthenticationResponseJSON {
    this.counter += 1
    const authenticatorData = this.authenticatorData(rpId)
    const clientDataJSON = this.clientData('webauthn.get', challenge)
    const signed = [authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]
    const signature = createSign('sha256').update(Buffer.concat(signed)).sign(this.keys.privateKey)
    return {
      ...this.envelope(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      },
    }
  }

  private envelope() {
    const id = base64url(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
  }

  private clientData(type: string, challenge: string): string {
    const { origin } = this
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
  }

  private authenticatorData(rpId: string, flags = 0, credential = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([this.flags | flags]), counter, credential])
  }

  /** The public key in the format of COSE. */
  private publicKey(): Uint8Array {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' })
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ])
    return isoCBOR.encode(key)
  }
}
