import { useLayoutEffect, useState, type RefObject } from 'react'

/** The size of an element without its border, in CSS pixels. */
export function useElementSize(ref: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 1, height: 1 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => {
      const { clientWidth, clientHeight } = element
      setSize({ width: clientWidth || 1, height: clientHeight || 1 })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [ref])
  return size
}
