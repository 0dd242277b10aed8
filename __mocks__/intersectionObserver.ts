/** The connected observers. */
const observers = new Set<FakeIntersectionObserver>()

class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = [0]
  readonly targets = new Set<Element>()

  constructor(readonly callback: IntersectionObserverCallback) {
    observers.add(this)
  }
  observe(target: Element) {
    this.targets.add(target)
  }
  unobserve(target: Element) {
    this.targets.delete(target)
  }
  disconnect() {
    this.targets.clear()
    observers.delete(this)
  }
  takeRecords() {
    return []
  }
}

globalThis.IntersectionObserver = FakeIntersectionObserver

/** Reports every observed element as visible. */
export function scrollIntoView(): void {
  for (const observer of observers) {
    const entries = [...observer.targets].map(
      (target) => ({ target, isIntersecting: true }) as IntersectionObserverEntry,
    )
    if (entries.length > 0) observer.callback(entries, observer)
  }
}
