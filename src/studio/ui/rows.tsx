import styled, { css } from 'styled-components'
import type { ReactNode } from 'react'
import { ButtonRow } from '../../ui/Button'

/** A longer text ends with an ellipsis. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** Items without space between them, which share their borders. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

export const ListGroup = styled.section`
  & + & {
    margin-top: 2rem;
  }
`

export const GroupHeading = styled.h2`
  margin-bottom: 0.75rem;
  ${({ theme }) => theme.smallText}
`

export const Item = styled.li<{ $isDragging?: boolean; $isTarget?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  padding: 0.5rem 0.875rem;
  border: 1px solid ${({ theme }) => theme.line};
  background: ${({ theme }) => theme.surfaceRaised};
  outline: ${({ theme, $isTarget }) => ($isTarget ? `2px solid ${theme.accent}` : 'none')};
  opacity: ${({ $isDragging }) => ($isDragging ? 0.5 : 1)};

  & + & {
    border-top: 0;
  }
  &:first-child {
    border-start-start-radius: ${({ theme }) => theme.radius.medium};
    border-start-end-radius: ${({ theme }) => theme.radius.medium};
  }
  &:last-child {
    border-end-start-radius: ${({ theme }) => theme.radius.medium};
    border-end-end-radius: ${({ theme }) => theme.radius.medium};
  }
`

export const Details = styled.div`
  flex: 1 1 8rem;
  min-width: 0;

  a {
    display: inline-block;
    padding-block: 0.25rem;
    font-weight: 650;
    text-decoration: none;
  }
`

export const Facts = styled.p`
  ${({ theme }) => theme.smallText}
  line-height: 1.5;
`

/** The facts and the states of an entry, in two lines if little would be left of the facts. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: 0 0.375rem;
  min-width: 0;

  ${Facts} {
    ${oneLine}
    flex: 1 1 6rem;
  }
  > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${({ theme }) => theme.accent};
  }
`

export const Status = styled.span<{ $isHidden: boolean }>`
  flex: none;
  padding: 0 0.5rem;
  border: 1px solid ${({ theme, $isHidden }) => ($isHidden ? theme.textMuted : theme.accentSoft)};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme, $isHidden }) => ($isHidden ? 'transparent' : theme.accentSoft)};
  color: ${({ theme, $isHidden }) => ($isHidden ? theme.textMuted : theme.accentStrong)};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 650;
`

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
