import type { ReactNode } from 'react'
import { Actions, Details, Facts, Item } from '../lists/rowStyles'

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
      {children && <Actions>{children}</Actions>}
    </Item>
  )
}
