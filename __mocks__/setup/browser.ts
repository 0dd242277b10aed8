/** Resolves relative URLs such as `/api` like a browser does; Node's `Request` rejects them. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init)
  }
}
globalThis.Request = PageRequest

/** Stubs for what jsdom lacks because it has no layout. */
globalThis.ResizeObserver = class {
  observe() {
    // Sizes never change.
  }
  unobserve() {
    // Nothing is observed.
  }
  disconnect() {
    // Nothing is observed.
  }
}

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined

// jsdom has dialogs without their methods.
HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

// A slow connection: pages are prefetched by the tests of that only.
Object.assign(navigator, { connection: { effectiveType: '2g' } })
