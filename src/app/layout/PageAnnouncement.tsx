import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { afterPaint } from '../../lib/afterPaint'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** Tells a screen reader which page came up: without a load of its own nothing else does. */
export function PageAnnouncement() {
  const { pathname } = useLocation()
  const known = useRef(pathname)
  const region = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (known.current === pathname) return undefined
    known.current = pathname
    return afterPaint(() => region.current?.replaceChildren(document.title))
  }, [pathname])

  return <VisuallyHidden ref={region} aria-live="polite" />
}
