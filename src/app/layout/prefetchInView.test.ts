import { scrollIntoView } from '../../../__mocks__/intersectionObserver'
import { routes } from '../routes'
import { prefetchInView } from './prefetchInView'

let controller: AbortController
/** The names of the pages whose code was loaded, and the paths whose pages were prefetched. */
let prefetched: string[]

beforeEach(() => {
  jest.useFakeTimers()
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
  controller.abort()
  jest.restoreAllMocks()
})

function start(...addresses: string[]): void {
  const links = addresses.map((href) => `<a href="${href}">x</a>`)
  document.body.innerHTML = `<main>${links.join('')}</main>`
  const prefetch = ({ href }: HTMLAnchorElement) => {
    prefetched.push(new URL(href).pathname)
    return href.endsWith('fails') ? Promise.reject(new Error('offline')) : Promise.resolve()
  }
  prefetchInView(prefetch, 'id', controller.signal)
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
