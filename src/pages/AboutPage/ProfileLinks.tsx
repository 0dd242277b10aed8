import Globe from 'lucide-react/icons/globe'
import styled from 'styled-components'
import type { ProfileLink } from '../../contract/profile'
import { env } from '../../env'
import { linkIcon } from '../../features/profile/linkIcon'
import { safeLink } from '../../lib/safeLink'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.75rem;

  a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.25rem;
  }

  svg {
    flex: none;
    width: 1.1em;
    height: 1.1em;
  }

  ${({ theme }) => theme.print} {
    gap: 1mm 6mm;

    a {
      min-height: 0;
    }
    a::after {
      content: attr(href);
    }
    svg {
      display: none;
    }
  }
`

/** The logo of the link's network, or a generic icon. */
function LinkIcon({ link }: { link: ProfileLink }) {
  const icon = linkIcon(link)
  if (!icon) return <Globe aria-hidden="true" />
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use href={`${env.basePath}icons/${icon}`} />
    </svg>
  )
}

/** The owner's website and further profiles, without unsafe links. */
export function ProfileLinks({ links }: { links: readonly ProfileLink[] | null | undefined }) {
  const shown = (links ?? []).filter(({ url }) => safeLink(url))
  if (shown.length === 0) return null
  return (
    <List aria-label="Tautan">
      {shown.map((link, index) => (
        <li key={index}>
          <a href={safeLink(link.url)} target="_blank" rel="noopener noreferrer me">
            <LinkIcon link={link} />
            {link.name}
          </a>
        </li>
      ))}
    </List>
  )
}
