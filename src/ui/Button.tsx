import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'

interface Look {
  /** `solid` for the one thing to do here, `outline` for what else can be done. */
  $look?: 'solid' | 'outline'
}

const look = css<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-height: 3rem;
  padding: 0.625rem 1.5rem;
  border: 1.5px solid
    ${({ theme, $look = 'solid' }) => ($look === 'solid' ? theme.accent : theme.textQuiet)};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme, $look = 'solid' }) => ($look === 'solid' ? theme.accent : 'transparent')};
  color: ${({ theme, $look = 'solid' }) => ($look === 'solid' ? theme.onAccent : theme.text)};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 650;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  transition:
    background-color ${({ theme }) => theme.duration.short},
    border-color ${({ theme }) => theme.duration.short},
    color ${({ theme }) => theme.duration.short};

  ${({ theme }) => theme.hover} {
    &:hover:not(:disabled) {
      border-color: ${({ theme }) => theme.accentStrong};
      background: ${({ theme, $look = 'solid' }) =>
        $look === 'solid' ? theme.accentStrong : theme.accentSoft};
    }
  }

  &:disabled {
    cursor: progress;
    opacity: 0.7;
  }

  svg {
    flex: none;
    width: 1.2em;
    height: 1.2em;
  }
`

/** Does something here. */
export const Button = styled.button.attrs<Look>(({ type = 'button' }) => ({ type }))<Look>`
  ${look}
`

/** Leads to another page of the site, looking like a button. */
export const ButtonLink = styled(Link)<Look>`
  ${look}
`

/** Leads out of the site, looking like a button. */
export const ButtonAnchor = styled.a<Look>`
  ${look}
`

/** A row of buttons that wraps. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.875rem;
`
