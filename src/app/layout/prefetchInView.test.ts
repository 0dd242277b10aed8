import { scrollIntoView } from '../../../__mocks__/intersectionObserver'
import { routes } from '../routes'
import { prefetchInView } from './prefetchInView'

let controller: AbortController
/** The names of the pages whose code was loaded, and the paths whose pages were prefetched. */
let prefetched: string[]

beforeEach(() => {
  jest.useFakeTimers()
  setConnection('4g')
  controller = new AbortController()
  prefetched = []
  for (const { page } of routes) {
    jest.spyOn(page, 'load').mockImplementation(() => {
      prefetched.push(page.name)
      return Promise.resolve({ default: () => null })
    })
  }
})
afterEach(() => {
  setConnection('2g')
  controller.abort()
  jest.restoreAllMocks()
})

/** What the browser says about the connection and the device. */
function setConnection(effectiveType: string, deviceMemory?: number): void {
  Object.assign(navigator, { connection: { effectiveType }, deviceMemory })
}

function start(...addresses: string[]): void {
  const links = addresses.map((href) => `<a href="${href}">x</a>`)
  document.body.innerHTML = `<main>${links.join('')}</main>`
  const prefetch = ({ href }: HTMLAnchorElement) => {
    prefetched.push(new URL(href).pathname)
    return href.endsWith('fails') ? Promise.reject(new Error('offline')) : Promise.resolve()
  }
  prefetchInView(prefetch, controller.signal)
}

const waitLong = () => jest.advanceTimersByTimeAsync(60_000)
const code = routes.map(({ page }) => page.name)

it('loads the code of all pages, and each page once whose link comes into view', async () => {
  start('/projects', '/fails', '/projects', '/projects#list', '/blog')
  scrollIntoView()
  await waitLong()
  expect(prefetched).toEqual([...code, '/projects', '/fails', '/blog'])
  scrollIntoView()
  await waitLong()
  expect(prefetched).toHaveLength(code.length + 3)
})

it('waits for an idle browser before each step', async () => {
  start('/projects')
  scrollIntoView()
  expect(prefetched).toEqual([])
  await jest.advanceTimersByTimeAsync(200)
  expect(prefetched).toEqual(code.slice(0, 1))
})

it('ends with its signal', async () => {
  start('/projects')
  scrollIntoView()
  controller.abort()
  await waitLong()
  expect(prefetched).toEqual([])
})

it.each([
  ['2g', 8],
  ['slow-2g', 8],
  ['3g', 2],
])('prefetches nothing on a connection of %s with %d GB', async (effectiveType, memory) => {
  setConnection(effectiveType, memory)
  start('/projects')
  scrollIntoView()
  await waitLong()
  expect(prefetched).toEqual([])
})

it('prefetches nothing for a visitor who prefers less data', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget() as MediaQueryList, { matches: /reduced-data/.test(media) }),
    )
  start('/projects')
  scrollIntoView()
  await waitLong()
  expect(prefetched).toEqual([])
})
