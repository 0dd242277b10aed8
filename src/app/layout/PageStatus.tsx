import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { useProfile } from '../../features/profile/useProfile'
import { PageHead } from '../../features/seo/PageHead'
import { afterPaint } from '../../lib/afterPaint'
import { listen } from '../../lib/listen'
import { useSharedTexts } from '../../language/TextsContext'
import { Button } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { Container } from '../../ui/Page'
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

/** Milliseconds until a page counts as loading: a prerendered one is shown before. */
const progressDelay = 150

export const ProgressLine = styled.div.attrs({ role: 'progressbar' })`
  position: fixed;
  z-index: 40;
  inset: 0 0 auto;
  height: 3px;
  background: ${({ theme }) => theme.accent};
  transform-origin: var(--start);
  animation: advance 8s cubic-bezier(0.1, 0.7, 0.3, 1) both;
`

export function PageProgress() {
  const location = useLocation()
  const { common } = useSharedTexts()
  const [leftLocation, setLeftLocation] = useState<typeof location>()

  useEffect(() => {
    const { pathname } = window.location
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      // Only the path: a filter and a longer list change the query without a navigation.
      if (window.location.pathname !== pathname) {
        timer ??= setTimeout(() => setLeftLocation(location), progressDelay)
      } else if (timer) {
        // The visitor went back before the next page was loaded.
        clearTimeout(timer)
        timer = undefined
        setLeftLocation(undefined)
      }
    }
    const stopListening = listen(window, ['click', 'popstate'], update)
    return () => {
      stopListening()
      clearTimeout(timer)
    }
  }, [location])

  return leftLocation === location && <ProgressLine aria-label={common.loadingPage} />
}

/** Shown while a page's code is loading. It has a title, because a document must have one. */
export function PageLoading() {
  const { common } = useSharedTexts()
  return (
    <>
      <title>{common.loading}</title>
      <Loading text={common.loading} tall lang={common.labelLang} />
    </>
  )
}

/** Shown if the code of a page could not be loaded. Navigating to the page again retries it. */
export function PageLoadFailure() {
  const { owner } = useProfile()
  const location = useLocation()
  const navigate = useNavigate()
  const { common, layout } = useSharedTexts()
  return (
    <Container>
      <PageHead section={layout.pageFailed} owner={owner} />
      <Notice title={layout.pageFailed} message={layout.checkConnection} tone="error" heading="h1">
        <Button onClick={() => void navigate(location, { replace: true })}>{common.retry}</Button>
      </Notice>
    </Container>
  )
}
