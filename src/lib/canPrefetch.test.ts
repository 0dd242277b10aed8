import { canPrefetch } from './canPrefetch'

const { connection } = navigator as { connection?: object }
afterEach(() => {
  Object.assign(navigator, { connection, deviceMemory: undefined })
  jest.restoreAllMocks()
})

it.each([
  [{}, undefined, true],
  [{ effectiveType: '4g' }, 1, true],
  [{ effectiveType: '3g' }, 8, true],
  [{ effectiveType: '3g' }, 2, false],
  [{ effectiveType: '2g' }, 8, false],
  [{ effectiveType: 'slow-2g' }, 8, false],
  [{ effectiveType: '4g', saveData: true }, 8, false],
])('on a connection %j with %d GB of memory', (connection, deviceMemory, expected) => {
  Object.assign(navigator, { connection, deviceMemory })
  expect(canPrefetch()).toBe(expected)
})

it('is false for a visitor who prefers less data', () => {
  Object.assign(navigator, { connection: {} })
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget() as MediaQueryList, { matches: /reduced-data/.test(media) }),
    )
  expect(canPrefetch()).toBe(false)
})
