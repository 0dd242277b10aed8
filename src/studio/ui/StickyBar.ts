import styled from 'styled-components'

/** At the lower edge of the window, above what scrolls, which fades out before it. */
export const StickyBar = styled.div.attrs({ ref: publishHeight('--save-bar') })`
  position: sticky;
  z-index: 5;
  bottom: 0;
  padding-block: 0.875rem;
  border-top: 1px solid ${({ theme }) => theme.line};
  background: ${({ theme }) => theme.surface};

  &::before {
    content: '';
    position: absolute;
    inset: auto 0 calc(100% + 1px);
    height: 1.5rem;
    background: linear-gradient(transparent, ${({ theme }) => theme.surface});
    pointer-events: none;
  }
`

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
