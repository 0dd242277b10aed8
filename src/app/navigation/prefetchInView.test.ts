import { scrollIntoView } from '../../../__mocks__/intersectionObserver'
import { routes } from '../routes'
import { prefetchInView } from './prefetchInView'

const controller = new AbortController()
/** The names of the pages whose code was loaded, and the paths of prefetched and of rendered pages. */
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
    const { pathname } = new URL(href)
    prefetched.push(pathname)
    if (href.endsWith('fails')) return Promise.reject(new Error('offline'))
    return Promise.resolve(() => void prefetched.push(`rendered ${pathname}`))
  }
  prefetchInView(prefetch, 'id', controller.signal)
  scrollIntoView()
  // Each step waits for an idle browser.
  expect(prefetched).toEqual([])
  await jest.advanceTimersByTimeAsync(200)
  expect(prefetched).toEqual(['/projects'])
  // What the next page needs is requested while a page is rendered.
  await jest.advanceTimersByTimeAsync(200)
  expect(prefetched).toEqual(['/projects', 'rendered /projects', '/fails'])
  await waitLong()
  const menu = [...code, '/about', 'rendered /about']
  expect(prefetched.slice(3)).toEqual(['/blog', 'rendered /blog', ...menu])
  scrollIntoView()
  await waitLong()
  expect(prefetched).toHaveLength(code.length + 7)
  controller.abort()
  prefetchInView(prefetch, 'id', controller.signal)
  scrollIntoView()
  await waitLong()
  expect(prefetched).toHaveLength(code.length + 7)
})
