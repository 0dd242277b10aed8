import styled from 'styled-components'
import { breakpoints } from '../../theme/theme'
import { ChoiceLabel } from '../ui/Choice'
import { Details, Item, Line } from '../ui/rows'

export const RemovedItem = styled(Item)`
  justify-content: space-between;
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

/**
 * The whole row is the target of its link, except while entries are selected. Facts are beside the title
 * where there is room.
 */
export const EntryItem = styled(Item)`
  position: relative;
  flex-wrap: nowrap;

  /* Without facts, the states are beside the title everywhere. */
  ${Details}:not(:has(p)) {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

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
  &:has(:checked) {
    background: ${({ theme }) => theme.accentSoft};
  }
  ${({ theme }) => theme.hover} {
    &:not(:has(:checked)):hover {
      background: ${({ theme }) => theme.surfaceSunken};
    }
  }
`

/** A dot for the usual state, with its text where there is room. Screen readers read it everywhere. */
export const PublishedMark = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: 0.375rem;
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};

  &::before {
    content: '';
    border: 0.25rem solid ${({ theme }) => theme.positive};
    border-radius: 50%;
  }
  @media (max-width: ${breakpoints.belowDesktop}) {
    gap: 0;
    font-size: 0;
  }
`
