import ExternalLink from 'lucide-react/icons/external-link'
import styled from 'styled-components'
import { useTexts } from '../../language/TextsContext'
import { formatLongDate } from '../../lib/dates'
import { sitePath } from '../../sitePath'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Status } from '../lists/rowStyles'
import { useFormats } from '../ui/useFormats'
import { isPublic, type PublicationState } from './publication'

const PageLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.5rem;
  font-size: ${({ theme }) => theme.size.small};

  svg {
    flex: none;
    width: 1em;
    height: 1em;
  }
`

interface PublicationStatusProps {
  state: PublicationState
  /** The path of the page that shows the entry. */
  page: string
}

/** Whether visitors see the saved entry and since when, and a link to its page if they do. */
export function PublicationStatus({ state, page }: PublicationStatusProps) {
  const { publication } = useStudioTexts()
  const text = useStateText(state)
  return (
    <>
      <Status $isHidden={!isPublic(state)}>
        <VisuallyHidden>{`${publication.label}: `}</VisuallyHidden>
        {text}
      </Status>
      {state.name === 'published' && (
        <PageLink href={sitePath(page)} target="_blank" rel="noopener">
          {publication.viewPage}
          <ExternalLink aria-hidden="true" />
        </PageLink>
      )}
    </>
  )
}

function useStateText({ name, date }: PublicationState): string {
  const { states } = useStudioTexts().publication
  const { dates } = useTexts()
  const { formatJakartaTime } = useFormats()
  if (name === 'scheduled') return states.scheduled(formatJakartaTime(date))
  if (name === 'published' && date) return states.publishedOn(formatLongDate(date, dates))
  return states[name]
}
