import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useProfile } from '../../features/profile/useProfile'
import { textAttributes } from '../../lib/scripts'
import { Cloth } from '../../ui/pictures/Cloth'

export const BrandLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.75rem;
  min-width: 0;
  max-width: 100%;
  font-weight: 750;
  letter-spacing: -0.01em;
  text-decoration: none;
`

/** A long name has two lines, as high as the mark. */
const Name = styled.span`
  max-height: 2lh;
  overflow: hidden;
  line-height: 1.2;
`

/** The initial, on the owner's cloth. */
const Mark = styled.div`
  position: relative;
  display: grid;
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.small};
  color: ${({ theme }) => theme.onDyed};
  font-size: 1.125rem;
  font-weight: 800;

  > * {
    grid-area: 1 / 1;
  }
`

/** The plate that text needs on cloth. */
const Initial = styled.span`
  z-index: 1;
  display: grid;
  place-self: center;
  place-items: center;
  width: 1.625rem;
  height: 1.625rem;
  border-radius: 50%;
  background: ${({ theme }) => theme.dyed};
`

export function BrandMark() {
  const { full_name: name } = useProfile().profile
  return (
    <Mark aria-hidden="true">
      <Cloth tile="1.25rem" />
      <Initial>{Array.from(name)[0]?.toUpperCase()}</Initial>
    </Mark>
  )
}

export function Brand() {
  const { full_name: name } = useProfile().profile
  return (
    <BrandLink to="/">
      <BrandMark />
      <Name {...textAttributes(name)}>{name}</Name>
    </BrandLink>
  )
}
