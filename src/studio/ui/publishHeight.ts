/**
 * Returns a ref that publishes the height of what covers the lower edge of the window, as a custom
 * property of the document. What gets the focus is scrolled clear of all of it.
 */
export function publishHeight(name: '--save-bar' | '--notice') {
  return (element: HTMLElement | null) => {
    if (!element) return undefined
    const { style } = document.documentElement
    style.scrollPaddingBottom = 'calc(var(--save-bar, 0px) + var(--notice, 0px))'
    const publish = () => style.setProperty(name, `${element.offsetHeight}px`)
    const observer = new ResizeObserver(publish)
    observer.observe(element)
    publish()
    return () => {
      observer.disconnect()
      style.removeProperty(name)
    }
  }
}
