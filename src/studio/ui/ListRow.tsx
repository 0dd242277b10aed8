import type { ReactNode } from 'react'
import { ButtonRow } from '../../ui/Button'
import { Details, Facts, Item } from './rowStyles'

interface ListRowProps {
  title: string
  facts: string
  details?: ReactNode
  children?: ReactNode
}

export function ListRow({ title, facts, details, children }: ListRowProps) {
  return (
    <Item>
      <Details>
        <strong dir="auto">{title}</strong>
        <Facts>{facts}</Facts>
        {details}
      </Details>
      {children && <ButtonRow>{children}</ButtonRow>}
    </Item>
  )
}
