import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useProfile } from '../../features/profile/useProfile'
import { textAttributes } from '../../lib/scripts'
import { clothTile } from '../../ui/Cloth'

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

/** The initial, on a kawung pattern. */
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
    mask: ${clothTile('kawung')} 0 0 / 1.25rem;
    opacity: 0.16;
  }
`

/** The owner's initial and full name, with a link to the home page. */
export function Brand() {
  const { full_name: name } = useProfile().profile
  return (
    <BrandLink to="/">
      <Initial aria-hidden="true">{Array.from(name)[0]?.toUpperCase()}</Initial>
      <Name {...textAttributes(name)}>{name}</Name>
    </BrandLink>
  )
}
