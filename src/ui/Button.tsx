import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'

export const accentBorderOnHover = css`
  transition: border-color ${({ theme }) => theme.duration.short};

  ${({ theme }) => theme.hover} {
    &:hover {
      border-color: ${({ theme }) => theme.accent};
    }
  }
`

/** A button with only an icon; it needs an `aria-label`. */
export const IconButton = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: 50%;
  background: ${({ theme }) => theme.surfaceRaised};
  color: ${({ theme }) => theme.text};
  ${accentBorderOnHover}

  svg {
    width: 1.2rem;
    height: 1.2rem;
  }
`

interface ButtonProps {
  /** `solid` for the primary action, `outline` for others. */
  $variant?: 'solid' | 'outline'
}

const buttonStyle = css<ButtonProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-height: 3rem;
  padding: 0.625rem clamp(1.125rem, 4.5vw, 1.5rem);
  border: 1.5px solid
    ${({ theme, $variant = 'solid' }) => ($variant === 'solid' ? theme.accent : theme.textMuted)};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme, $variant = 'solid' }) => ($variant === 'solid' ? theme.accent : 'transparent')};
  color: ${({ theme, $variant = 'solid' }) => ($variant === 'solid' ? theme.onAccent : theme.text)};
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
      background: ${({ theme, $variant = 'solid' }) =>
        $variant === 'solid' ? theme.accentStrong : theme.accentSoft};
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

export const Button = styled.button.attrs<ButtonProps>(({ type = 'button' }) => ({
  type,
}))<ButtonProps>`
  ${buttonStyle}
`

export const ButtonLink = styled(Link)<ButtonProps>`
  ${buttonStyle}
`

export const ButtonAnchor = styled.a<ButtonProps>`
  ${buttonStyle}
`

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.875rem;
`
