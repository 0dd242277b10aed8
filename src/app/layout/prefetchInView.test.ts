import { scrollIntoView } from '../../../__mocks__/intersectionObserver'
import { routes } from '../routes'
import { prefetchInView } from './prefetchInView'

const controller = new AbortController()
/** The names of the pages whose code was loaded, and the paths whose pages were prefetched. */
const prefetched: string[] = []
const code = routes.map(({ page }) => page.name)
const waitLong = () => jest.advanceTimersByTimeAsync(60_000)

beforeEach(() => {
  jest.useFakeTimers()
  for (const { page } of routes) {
    jest.spyOn(page, 'load').mockImplementation(() => {
      prefetched.push(page.name)
      return Promise.resolve({ default: () => null })
    })
  }
})

it('loads each page once whose link comes into view, then the code of all pages and the pages of the menu', async () => {
  const links = ['/projects', '/fails', '/projects', '/projects#list', '/blog']
  const main = links.map((href) => `<a href="${href}">x</a>`).join('')
  document.body.innerHTML = `<header><a href="/about">x</a></header><main>${main}</main>`
  const prefetch = ({ href }: HTMLAnchorElement) => {
    prefetched.push(new URL(href).pathname)
    return href.endsWith('fails') ? Promise.reject(new Error('offline')) : Promise.resolve()
  }
  prefetchInView(prefetch, 'id', controller.signal)
  scrollIntoView()
  // Each step waits for an idle browser.
  expect(prefetched).toEqual([])
  await jest.advanceTimersByTimeAsync(200)
  expect(prefetched).toEqual(['/projects'])
  await waitLong()
  expect(prefetched).toEqual(['/projects', '/fails', '/blog', ...code, '/about'])
  scrollIntoView()
  await waitLong()
  expect(prefetched).toHaveLength(code.length + 4)
  controller.abort()
  prefetchInView(prefetch, 'id', controller.signal)
  scrollIntoView()
  await waitLong()
  expect(prefetched).toHaveLength(code.length + 4)
})

it('prefetches the pages of the menu from a page without links', async () => {
  document.body.innerHTML = '<header><a href="/skills">x</a></header><main></main>'
  const paths: string[] = []
  const prefetch = ({ href }: HTMLAnchorElement) => {
    paths.push(new URL(href).pathname)
    return Promise.resolve()
  }
  prefetchInView(prefetch, 'id', new AbortController().signal)
  scrollIntoView()
  await waitLong()
  expect(paths).toEqual(['/skills'])
})
