/**
 * Node's `Request` refuses an address without a host, a browser reads it against the
 * page: here it does, so that the product keeps `/api`.
 */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init)
  }
}
globalThis.Request = PageRequest

/** jsdom lays nothing out: it has no such observers, no media, and no place to scroll to. */
globalThis.ResizeObserver = class {
  observe() {
    // Nothing ever changes its size here.
  }
  unobserve() {
    // Nothing was observed.
  }
  disconnect() {
    // Nothing was observed.
  }
}

window.matchMedia = (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList

window.scrollTo = () => undefined
