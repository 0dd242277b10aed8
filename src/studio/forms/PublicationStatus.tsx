import ExternalLink from 'lucide-react/icons/external-link'
import { ButtonAnchor } from '../../ui/Button'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Status } from '../ui/rows'
import { useFormats } from '../ui/hooks/useFormats'
import type { FormDefinition } from './fields'
import { isPublic, type PublicationState } from './publication'
import { PublicationTime } from './SaveButtons'

interface PublicationStatusProps {
  form: FormDefinition
  state: PublicationState
  onTime: () => void
}

/** Whether visitors see the entry; of one with a time, also the button that changes it. */
export function PublicationStatus({ form, state, onTime }: PublicationStatusProps) {
  const { lists, publication } = useStudioTexts()
  const { formatDate, formatJakartaTime } = useFormats()
  const { name, date } = state
  const { states } = publication
  const isPublished = isPublic(state)
  const timeField = form.publication?.date
  const texts = { ...lists.statuses, empty: states.empty }
  if (name === 'scheduled') texts.scheduled = states.scheduled(formatJakartaTime(date))
  else if (date) texts.published = states.publishedOn(formatDate(date))
  const text = (
    <span>
      <VisuallyHidden>{`${publication.label}: `}</VisuallyHidden>
      {texts[name]}
    </span>
  )
  const isInButton = timeField && isPublished
  return (
    <>
      {!isInButton && <Status $isHidden={!isPublished}>{text}</Status>}
      {timeField && (
        <PublicationTime name={timeField} isPublished={isPublished} onConfirm={onTime}>
          {isInButton ? text : publication.time}
        </PublicationTime>
      )}
    </>
  )
}

export function PageLink({ href }: { href: string }) {
  const { publication } = useStudioTexts()
  return (
    <ButtonAnchor $variant="outline" href={href} target="_blank" rel="noopener">
      {publication.viewPage}
      <ExternalLink aria-hidden="true" />
    </ButtonAnchor>
  )
}
