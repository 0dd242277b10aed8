import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useProfile } from '../../features/profile/useProfile'
import { kawungMask } from '../../ui/kawungMask'

export const Main = styled.main`
  min-height: 70vh;
`

/** Comes into view with the first Tab. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: 30;
  top: 0.5rem;
  left: 0.5rem;
  padding: 0.625rem 1.125rem;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.accent};
  color: ${({ theme }) => theme.onAccent};
  font-weight: 650;
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`

const BrandLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.75rem;
  min-width: 0;
  max-width: 100%;
  font-weight: 750;
  letter-spacing: -0.01em;
  text-decoration: none;
`

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** The initial stands on a small field of kawung. */
const Initial = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.accent};
  color: ${({ theme }) => theme.onAccent};
  font-size: 1.125rem;
  font-weight: 800;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: currentcolor;
    mask: ${kawungMask} 0 0 / 1.25rem 1.25rem;
    opacity: 0.16;
  }
`

/** The owner's initial and full name, leading home. */
export function Brand() {
  const { full_name: name } = useProfile().profile
  return (
    <BrandLink to="/">
      <Initial aria-hidden="true">{Array.from(name)[0]?.toUpperCase()}</Initial>
      <Name>{name}</Name>
    </BrandLink>
  )
}
