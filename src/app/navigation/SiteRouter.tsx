import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { afterPaint } from '../../lib/afterPaint'

interface SiteRouterProps {
  basename: string
  /** Whether the page of an address can be rendered at once, because its code is loaded. */
  isLoaded: (pathname: string) => boolean
  children: ReactNode
}

/**
 * A `BrowserRouter` that renders a page whose code is loaded in one piece, after the paint that
 * responds to the input. `BrowserRouter` renders every page as a transition, in slices between which
 * the browser draws, which takes longer on a slow phone.
 */
export function SiteRouter({ basename, isLoaded, children }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [state, setState] = useState({ action: history.action, location: history.location })

  useLayoutEffect(
    () =>
      history.listen((update) => {
        const { pathname } = update.location
        if (isLoaded(pathname)) afterPaint(() => setState(update))
        else startTransition(() => setState(update))
      }),
    [history, isLoaded],
  )

  return (
    <Router
      basename={basename}
      location={state.location}
      navigationType={state.action}
      navigator={history}
    >
      {children}
    </Router>
  )
}
