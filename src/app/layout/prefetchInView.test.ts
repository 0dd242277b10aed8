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
  document.body.innerHTML = `<header><a href="/about">x</a></header><main>${links.join('')}</main>`
  const prefetch = ({ href }: HTMLAnchorElement) => {
    prefetched.push(new URL(href).pathname)
    return href.endsWith('fails') ? Promise.reject(new Error('offline')) : Promise.resolve()
  }
  prefetchInView(prefetch, 'id', controller.signal)
}

const waitLong = () => jest.advanceTimersByTimeAsync(60_000)
const code = routes.map(({ page }) => page.name)

it('loads each page once whose link comes into view, then the code of all pages and those of the menu', async () => {
  start('/projects', '/fails', '/projects', '/projects#list', '/blog')
  scrollIntoView()
  await waitLong()
  expect(prefetched).toEqual(['/projects', '/fails', '/blog', ...code, '/about'])
  scrollIntoView()
  await waitLong()
  expect(prefetched).toHaveLength(code.length + 4)
})

it('waits for an idle browser before each step', async () => {
  start('/projects')
  scrollIntoView()
  expect(prefetched).toEqual([])
  await jest.advanceTimersByTimeAsync(200)
  expect(prefetched).toEqual(['/projects'])
})

it('ends with its signal', async () => {
  start('/projects')
  scrollIntoView()
  controller.abort()
  await waitLong()
  expect(prefetched).toEqual([])
})
