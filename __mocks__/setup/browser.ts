// React captures a stack for each element; jest's limit is 100 calls.
Error.stackTraceLimit = 10

// Otherwise styled-components adds rules as text, and jsdom parses the whole style sheet after each.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false })

/** Resolves relative URLs such as `/api` like a browser does; Node's `Request` rejects them. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init)
  }
}
globalThis.Request = PageRequest

/** Stubs for what jsdom lacks because it has no layout. */
globalThis.ResizeObserver = class {
  // Sizes never change.
  observe = () => undefined
  unobserve = () => undefined
  disconnect = () => undefined
}

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

// jsdom has no fonts.
Object.assign(document, { fonts: new Set() })
globalThis.FontFace = class {
  constructor(readonly family: string) {}
} as unknown as typeof FontFace

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

const { insertRule } = CSSStyleSheet.prototype
// nwsapi compares most of the document to match `:has()`, which took half of the time of some tests.
CSSStyleSheet.prototype.insertRule = function (this: CSSStyleSheet, rule, index) {
  return insertRule.call(this, rule.includes(':has(') ? 'x {}' : rule, index)
}

const hiding = /display:\s*none/
let knownRules = 0
let hidingSelector = 'dialog'

/** The selectors of the rules that hide elements, outside of media queries. */
function findHidingSelector(): string {
  const sheets = [...document.styleSheets]
  const count = sheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0)
  if (count !== knownRules) {
    const rules = sheets.flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
    const found = rules.filter(({ cssText, selectorText }) => selectorText && hiding.test(cssText))
    hidingSelector = ['dialog', ...found.map(({ selectorText }) => selectorText)].join()
    knownRules = count
  }
  return hidingSelector
}

/**
 * jsdom compares an element with all rules to compute its style, which took half of the time of
 * these tests. What queries read of most elements does not depend on rules.
 */
const computeStyle = window.getComputedStyle.bind(window)
window.getComputedStyle = (element, pseudo) => {
  if (element.matches(findHidingSelector())) return computeStyle(element, pseudo)
  const { style } = element as HTMLElement
  const quick: Record<PropertyKey, string> = {
    display: element.hasAttribute('hidden') ? 'none' : style.display || 'block',
    visibility: style.visibility || 'visible',
    opacity: style.opacity || '1',
    pointerEvents: style.pointerEvents || 'auto',
    content: '',
  }
  const getPropertyValue = (name: string) =>
    quick[name] ?? computeStyle(element, pseudo).getPropertyValue(name)
  return new Proxy(style, {
    get: (_, name) =>
      name === 'getPropertyValue'
        ? getPropertyValue
        : (quick[name] ?? (Reflect.get(computeStyle(element, pseudo), name) as unknown)),
  })
}

const controls = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea'

/** The labels of a control. */
function findLabels(control: HTMLElement): HTMLLabelElement[] {
  return [...document.querySelectorAll('label')].filter((label) =>
    label.hasAttribute('for')
      ? label.getAttribute('for') === control.id
      : label.contains(control) && label.querySelector(controls) === control,
  )
}

/** jsdom compares all labels with all elements, which took two fifths of the time of tests of forms. */
for (const { prototype } of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return this.matches(controls) ? findLabels(this) : null
    },
  })
}

// A slow connection: pages are prefetched by the tests of that only.
Object.assign(navigator, { connection: { effectiveType: '2g' } })
