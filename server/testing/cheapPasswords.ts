import crypto from 'node:crypto'

const { scrypt } = crypto

/** Derives keys of passwords in no time, during all tests of a file. Stored parameters stay. */
export function usesCheapPasswords(): void {
  beforeEach(() => {
    jest
      .spyOn(crypto, 'scrypt')
      .mockImplementation((secret, salt, length, options, callback) =>
        scrypt(secret, salt, length, { ...options, N: 2 }, callback),
      )
  })
}
