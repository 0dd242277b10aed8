import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { PictureUse } from '../../contract/pictures'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Facts } from '../lists/rowStyles'
import { formPath } from '../nouns'

const List = styled.ul`
  display: grid;
  gap: 0.375rem;
  font-size: ${({ theme }) => theme.size.small};
  overflow-wrap: anywhere;
`

/** In how many places a picture is used, with a list of links to them that is closed at first. */
export function PictureUses({ uses, name }: { uses: readonly PictureUse[]; name: string }) {
  const { nouns, pictures } = useStudioTexts()
  if (uses.length === 0) return <Facts>{pictures.unused}</Facts>
  return (
    <details>
      <summary>
        {pictures.usedIn(uses.length)}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </summary>
      <List>
        {uses.map(({ resource, id, title, is_draft }, index) => (
          <li key={index}>
            {nouns[resource].title}:{' '}
            <Link to={formPath(resource, id ?? 'baru')} dir="auto">
              {title || pictures.untitled}
            </Link>
            {is_draft && ` ${pictures.inDraft}`}
          </li>
        ))}
      </List>
    </details>
  )
}
