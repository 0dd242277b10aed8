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

it('loads the code of all pages, and each page once whose link comes into view', async () => {
  const links = ['/projects', '/fails', '/projects', '/projects#list', '/blog']
  document.body.innerHTML = `<main>${links.map((href) => `<a href="${href}">x</a>`).join('')}</main>`
  const prefetch = ({ href }: HTMLAnchorElement) => {
    prefetched.push(new URL(href).pathname)
    return href.endsWith('fails') ? Promise.reject(new Error('offline')) : Promise.resolve()
  }
  prefetchInView(prefetch, 'id', controller.signal)
  scrollIntoView()
  // Each step waits for an idle browser.
  expect(prefetched).toEqual([])
  await jest.advanceTimersByTimeAsync(200)
  expect(prefetched).toEqual(code.slice(0, 1))
  await waitLong()
  expect(prefetched).toEqual([...code, '/projects', '/fails', '/blog'])
  scrollIntoView()
  await waitLong()
  expect(prefetched).toHaveLength(code.length + 3)
  controller.abort()
  prefetchInView(prefetch, 'id', controller.signal)
  scrollIntoView()
  await waitLong()
  expect(prefetched).toHaveLength(code.length + 3)
})
