import Rss from 'lucide-react/icons/rss'
import styled from 'styled-components'
import { env } from '../../env'
import { sitePath } from '../../sitePath'

const Anchor = styled.a`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  width: fit-content;
  min-height: 2.75rem;
  margin-top: 1.5rem;
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 600;

  svg {
    width: 1.2em;
    height: 1.2em;
    color: ${({ theme }) => theme.accent};
  }

  ${({ theme }) => theme.hover} {
    &:hover {
      color: ${({ theme }) => theme.accent};
    }
  }
  ${({ theme }) => theme.print} {
    display: none;
  }
`

/** A link to the feed of the posts. Feeds contain absolute URLs: no public URL, no feed. */
export function FeedLink() {
  if (!env.publicUrl) return null
  return (
    <Anchor href={sitePath('/feed.xml')} type="application/atom+xml">
      <Rss aria-hidden="true" />
      Umpan RSS
    </Anchor>
  )
}
