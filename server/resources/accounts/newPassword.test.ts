import { minPasswordLength } from '../../../src/contract/account'
import { commonPasswords, findWeakness } from './newPassword'

const refusal = (password: string) => findWeakness(password, [])

it('6.2.4: refuses 3,000 common passwords that all other rules accept', () => {
  const passwords = [...commonPasswords()]
  expect(passwords.every(({ length }) => length >= minPasswordLength)).toBe(true)
  const messages = passwords.map(refusal)
  expect(messages).not.toContain(undefined)
  const onlyCommon = messages.filter((message) => message === 'must not be a common password')
  expect(onlyCommon.length).toBeGreaterThanOrEqual(3000)
})

it('6.2.4: refuses a common password in any case, and accepts an uncommon one', () => {
  expect(refusal('Q1W2E3R4T5Y6U7I8')).toBe('must not be a common password')
  expect(refusal('kuda hijau membaca peta')).toBeUndefined()
})
