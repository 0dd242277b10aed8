import styled, { css } from 'styled-components'
import { breakpoints } from '../../theme/theme'
import { ChoiceLabel } from '../ui/Choice'

/** A longer text ends with an ellipsis. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
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
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.surfaceRaised};
  outline: ${({ theme, $isTarget }) => ($isTarget ? `2px solid ${theme.accent}` : 'none')};
  opacity: ${({ $isDragging }) => ($isDragging ? 0.5 : 1)};
`

export const RemovedItem = styled(Item)`
  justify-content: space-between;
  border-style: dashed;
  background: none;
  color: ${({ theme }) => theme.textMuted};
`

/** For a pointer; the menu of the row does the same. Extends into the padding of the row. */
export const Handle = styled.span`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  min-height: 44px;
  margin-inline: -0.875rem -0.625rem;
  color: ${({ theme }) => theme.textMuted};
  cursor: grab;
  touch-action: none;

  @media (max-width: ${breakpoints.belowTablet}) {
    display: none;
  }

  svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`

export const CheckTarget = styled(ChoiceLabel)`
  flex: none;
  min-width: 2.75rem;
  margin-inline-start: -0.875rem;
  padding-inline-start: 0.875rem;
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

/** The facts and the states of an entry. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-width: 0;

  ${Facts} {
    ${oneLine}
    flex: 1 1 auto;
  }
  > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${({ theme }) => theme.accent};
  }
`

/**
 * The whole row is the target of its link, except while entries are selected. Facts are beside the title
 * where there is room.
 */
export const EntryItem = styled(Item)`
  position: relative;
  flex-wrap: nowrap;

  ${({ theme }) => theme.from.tablet} {
    padding-block: 0.25rem;

    ${Details} {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 1.5rem;
    }
    ${Line} {
      flex: 0 0 min(26rem, 52%);
    }
  }

  &:not(:has(> label)) ${Details} a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${({ theme }) => theme.hover} {
    &:hover {
      border-color: ${({ theme }) => theme.accent};
    }
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

/** A dot for the usual state. Screen readers read its text, which is also its tooltip. */
export const PublishedDot = styled.span`
  flex: none;
  width: 0;
  height: 0;
  overflow: hidden;
  border: 0.25rem solid ${({ theme }) => theme.positive};
  border-radius: 50%;
  white-space: nowrap;
`
