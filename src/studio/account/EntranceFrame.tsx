import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Card } from '../../ui/Card'
import { KawungDivider } from '../../ui/Cloth'

const Frame = styled(Card)`
  display: grid;
  gap: 1.25rem;
  width: min(100%, 28rem);
  margin: clamp(1rem, 6vh, 4rem) auto;

  h1 {
    font-size: ${({ theme }) => theme.size.heading};
  }
`

interface EntranceFrameProps {
  title: string
  children: ReactNode
}

/** A card in the middle of a screen that needs no session. */
export function EntranceFrame({ title, children }: EntranceFrameProps) {
  return (
    <Frame>
      <title>{`${title} · Studio`}</title>
      <KawungDivider />
      <h1>{title}</h1>
      {children}
    </Frame>
  )
}
