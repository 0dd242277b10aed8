/**
 * What is wrong with a page. These functions run in the page, without variables of an outer scope.
 */

/** What plays or moves without being started. */
export function findMedia(): string[] {
  const media = [...document.querySelectorAll('audio, video, marquee, blink, [autoplay]')]
  const animations = document
    .getAnimations()
    // Others follow the scroll position of text that does not scroll.
    .filter(({ timeline }) => timeline === document.timeline)
    .filter(({ effect }) => !Number.isFinite(effect?.getComputedTiming().endTime))
    .map(({ effect }) => (effect as KeyframeEffect).target)
  return [...media, ...animations].map((element) => element?.outerHTML.slice(0, 80) ?? '')
}

/** Headings that the browser skips off screen: their cards are empty in a picture of the whole page. */
export function findSkippedHeadings(): string[] {
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3)')]
  return headings
    .filter((heading) => heading.checkVisibility())
    .filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }))
    .map(({ textContent }) => textContent)
}

/**
 * The links, buttons and fields that are smaller than `size` pixels in one direction. The target of
 * a link with an overlay is the overlay.
 */
export function findSmallTargets({ selector, size }: { selector: string; size: number }): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => target.tabIndex >= 0 && !target.closest('[aria-hidden="true"]'))
    .map((target) => {
      const hasOverlay = getComputedStyle(target, '::after').position === 'absolute'
      const box = ((hasOverlay && target.offsetParent) || target).getBoundingClientRect()
      const [width, height] = [box.width, box.height].map((value) => Math.round(value * 10) / 10)
      return { name: target.ariaLabel ?? target.innerText, width: width ?? 0, height: height ?? 0 }
    })
    .filter(({ width, height }) => width < size || height < size)
    .map(({ name, width, height }) => `${name}: ${width} × ${height}`)
}

/** The number of visible focusable elements. */
export function countFocusable(): number {
  const focusable =
    'a[href], button:not(:disabled), input:not(:disabled, [tabindex="-1"]), textarea, select, [tabindex="0"]'
  return [...document.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  ).length
}

/** Texts that their boxes cut off. Excerpts are truncated on purpose. */
export function findCutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const { overflow, webkitLineClamp, clipPath } = getComputedStyle(element)
      const isCut =
        element.scrollHeight > element.clientHeight + 1 ||
        element.scrollWidth > element.clientWidth + 1
      const isOnPurpose = webkitLineClamp !== 'none' || clipPath !== 'none'
      return /hidden|clip/.test(overflow) && isCut && !isOnPurpose
    })
    .map((element) => `${element.localName}: ${element.innerText.slice(0, 40)}`)
    .filter((text) => !text.endsWith(': '))
}

/** The texts that a batik pattern overlaps. */
export function findTextsOnPattern(): string[] {
  const patterns = [...document.querySelectorAll('main [aria-hidden]')]
    .filter((element) => getComputedStyle(element).maskImage.includes('svg'))
    .map((pattern) => pattern.getBoundingClientRect())
  const walker = document.createTreeWalker(document.querySelector('main') as Node, 4)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    // Limited to the parent's box, which may be smaller than the text's line boxes.
    const box = (node.parentElement as Element).getBoundingClientRect()
    const isOverlapped = [...range.getClientRects()].some((text) =>
      patterns.some(
        ({ left, right, top, bottom }) =>
          text.left < right &&
          text.right > left &&
          Math.max(text.top, box.top) < Math.min(bottom, box.bottom) &&
          Math.min(text.bottom, box.bottom) > Math.max(top, box.top),
      ),
    )
    if (isOverlapped) found.push(node.textContent ?? '')
  }
  return found
}

/** What a key could change. */
export const readState = () => [
  location.pathname,
  document.documentElement.className,
  document.activeElement?.localName,
  document.querySelectorAll('dialog[open], [aria-expanded="true"]').length,
]

/** The printed texts whose contrast to white paper is too low. */
export function findPaleTexts(): string[] {
  const contrastToPaper = (element: Element) => {
    const channels = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? []
    const [red = 0, green = 0, blue = 0] = channels.map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
  }
  return [...document.querySelectorAll('main :is(a, button, h1, h2, h3, p, li, dt, dd)')]
    .filter((element) => element.checkVisibility() && element.textContent?.trim())
    .filter((element) => contrastToPaper(element) < 4.5)
    .map((element) => element.textContent?.slice(0, 40) ?? '')
}

/** The texts that are marked as English but are not, and those that are English but not marked. */
export function findWrongLanguages(english: readonly string[]): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const wrong: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement as Element
    const text = (node.textContent ?? '').trim()
    if (!/\p{L}/u.test(text) || element.closest('script, style, noscript')) continue
    const isMarked = element.closest<HTMLElement>('[lang]')?.lang === 'en'
    if (english.includes(text) !== isMarked) wrong.push(text)
  }
  return wrong
}
