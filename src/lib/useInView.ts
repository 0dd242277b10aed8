import { useEffect, useRef } from 'react'

/**
 * Calls back whenever the watched element is, or comes, within a screen's reach.
 * @param onInView may change from render to render
 * @returns a ref for the element to watch
 */
export function useInView<Target extends Element>(onInView: () => void) {
  const target = useRef<Target>(null)
  useEffect(() => {
    if (!target.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onInView()
      },
      { rootMargin: '400px 0px' },
    )
    observer.observe(target.current)
    return () => observer.disconnect()
  })
  return target
}
