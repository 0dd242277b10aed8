import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'

/** OWASP's parameters for scrypt with 32 MiB. */
const defaultParameters = { N: 2 ** 15, r: 8, p: 3 }
const keyLength = 32

/** Compared where there is no password, so that the response takes the same time. */
const noHash = format(defaultParameters, randomBytes(16), randomBytes(keyLength))

/** Returns a salted hash with its parameters. */
export async function hashPassword(
  password: string,
  parameters = defaultParameters,
): Promise<string> {
  const salt = randomBytes(16)
  return format(parameters, salt, await derive(password, salt, parameters))
}

/** @param hash null where there is no password: never matches, after the same time */
export async function matchesPassword(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (hash ?? noHash).split('$')
  const options = { N: Number(N), r: Number(r), p: Number(p) }
  const derived = await derive(password, Buffer.from(salt, 'base64url'), options)
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && hash !== null
}

function format({ N, r, p }: typeof defaultParameters, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Node's default limit is just below what these parameters need.
    scrypt(password, salt, keyLength, { ...options, maxmem: 64 * 2 ** 20 }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
