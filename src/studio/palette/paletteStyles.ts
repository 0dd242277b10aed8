import styled from 'styled-components'
import { Input } from '../forms/controls/FieldFrame'

export const SearchRow = styled.div`
  display: flex;
  gap: 0.625rem;
  align-items: center;
`

export const SearchInput = styled(Input)`
  flex: 1;
`

/** As high with few results as with many, so that the dialog does not jump. */
export const Results = styled.div`
  height: min(24rem, 50vh);

  > [role='listbox'] {
    max-height: 100%;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`

export const Group = styled.ul`
  margin-bottom: 0.75rem;
`

export const GroupTitle = styled.li`
  padding: 0.375rem 0.75rem;
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 650;
`

export const Option = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  padding: 0.375rem 0.75rem;
  border: 2px solid transparent;
  border-radius: ${({ theme }) => theme.radius.small};
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-selected='true'] {
    /* Also visible in forced colours. */
    border-color: ${({ theme }) => theme.accent};
    background: ${({ theme }) => theme.accentSoft};
  }
`

export const Detail = styled.span`
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};

  [aria-selected='true'] > & {
    color: ${({ theme }) => theme.text};
  }
`

export const PaletteStatus = styled.p`
  min-height: 1.5em;
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};
`
