import { useEffect, useRef } from 'react'

/**
 * Calls `onInView` when the element is less than 400 px away from the viewport, and again after
 * each render while it is.
 * @returns a ref for the element to observe
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
