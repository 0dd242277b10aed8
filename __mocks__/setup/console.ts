/** An unexpected `console.error` or `console.warn` fails the test that caused it. */
let messages: string[] = []
const expected: RegExp[] = []

/** Says that this test logs a matching line; the test fails when it does not. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern)
}

function note(...parts: unknown[]): void {
  messages.push(parts.map(String).join(' '))
}

beforeEach(() => {
  messages = []
  expected.length = 0
  jest.spyOn(console, 'error').mockImplementation(note)
  jest.spyOn(console, 'warn').mockImplementation(note)
})

afterEach(() => {
  const surprising = messages.filter((line) => !expected.some((pattern) => pattern.test(line)))
  const missing = expected.filter((pattern) => !messages.some((line) => pattern.test(line)))
  jest.restoreAllMocks()
  expect(surprising).toEqual([])
  expect(missing).toEqual([])
})
