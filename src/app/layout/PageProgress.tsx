import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'

const advance = keyframes`
  from { transform: scaleX(0.06); }
  to { transform: scaleX(0.9); }
`

/** Begins at once, and small: on a slow phone it is what tells that a touch was felt. */
const Line = styled.div`
  position: fixed;
  z-index: 40;
  inset: 0 0 auto;
  height: 3px;
  background: ${({ theme }) => theme.accent};
  transform-origin: left;
  animation: ${advance} 8s cubic-bezier(0.1, 0.7, 0.3, 1) both;
`

/** A thin line over the page while the next one is on its way. */
export function PageProgress() {
  const location = useLocation()
  const [left, setLeft] = useState<typeof location>()

  useEffect(() => {
    let before = ''
    const note = () => (before = window.location.href)
    const leave = () => window.location.href !== before && setLeft(location)
    window.addEventListener('click', note, true)
    window.addEventListener('click', leave)
    window.addEventListener('popstate', leave)
    return () => {
      window.removeEventListener('click', note, true)
      window.removeEventListener('click', leave)
      window.removeEventListener('popstate', leave)
    }
  }, [location])

  return left === location && <Line role="progressbar" aria-label="Memuat halaman" />
}
