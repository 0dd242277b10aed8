import type { ReactNode } from 'react'
import styled from 'styled-components'

const Frame = styled.dl`
  dt {
    ${({ theme }) => theme.smallText}
  }

  dd {
    font-weight: 600;
  }
`

interface FactListProps {
  facts: readonly { term: string; value: ReactNode; lang?: string }[]
  className?: string
}

export function FactList({ facts, className }: FactListProps) {
  if (facts.length === 0) return null
  return (
    <Frame className={className}>
      {facts.map(({ term, value, lang }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <bdi lang={lang}>{value}</bdi>
          </dd>
        </div>
      ))}
    </Frame>
  )
}
