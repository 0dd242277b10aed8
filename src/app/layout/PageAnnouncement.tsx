import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { afterPaint } from '../../lib/afterPaint'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

/** Announces the title of each new page to screen readers, which do not notice client navigation. */
export function PageAnnouncement() {
  const { pathname } = useLocation()
  const announcedPath = useRef(pathname)
  const region = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (announcedPath.current === pathname) return undefined
    announcedPath.current = pathname
    return afterPaint(() => region.current?.replaceChildren(document.title))
  }, [pathname])

  return <VisuallyHidden ref={region} aria-live="polite" />
}
