import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'

const advance = keyframes`
  from { transform: scaleX(0.06); }
  to { transform: scaleX(0.9); }
`

/** Starts immediately, as feedback to a tap on a slow phone. */
const Line = styled.div`
  position: fixed;
  z-index: 40;
  inset: 0 0 auto;
  height: 3px;
  background: ${({ theme }) => theme.accent};
  transform-origin: left;
  animation: ${advance} 8s cubic-bezier(0.1, 0.7, 0.3, 1) both;
`

/** A progress bar while the next page is loading. */
export function PageProgress() {
  const location = useLocation()
  const [leftLocation, setLeftLocation] = useState<typeof location>()

  useEffect(() => {
    const { pathname } = window.location
    // Only the path: a filter and a longer list change the query without a navigation.
    const showIfChanged = () => window.location.pathname !== pathname && setLeftLocation(location)
    window.addEventListener('click', showIfChanged)
    window.addEventListener('popstate', showIfChanged)
    return () => {
      window.removeEventListener('click', showIfChanged)
      window.removeEventListener('popstate', showIfChanged)
    }
  }, [location])

  return leftLocation === location && <Line role="progressbar" aria-label="Memuat halaman" />
}
