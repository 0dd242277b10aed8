/** Fails tests that call `console.error` or `console.warn` unexpectedly. */
let messages: string[] = []
const expected: RegExp[] = []

/** Expects this test to log a matching line; otherwise it fails. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern)
}

function record(...parts: unknown[]): void {
  messages.push(parts.map(String).join(' '))
}

beforeEach(() => {
  messages = []
  expected.length = 0
  jest.spyOn(console, 'error').mockImplementation(record)
  jest.spyOn(console, 'warn').mockImplementation(record)
})

afterEach(() => {
  const unexpected = messages.filter((line) => !expected.some((pattern) => pattern.test(line)))
  const missing = expected.filter((pattern) => !messages.some((line) => pattern.test(line)))
  jest.restoreAllMocks()
  expect(unexpected).toEqual([])
  expect(missing).toEqual([])
})
