import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { sitePath } from '../../sitePath'
import { ButtonAnchor } from '../../ui/Button'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Facts, Status } from '../ui/rows'
import { nouns } from '../nouns'
import { Failure } from '../ui/Failure'
import { StickyBar } from '../ui/StickyBar'
import { useFormats } from '../ui/hooks/useFormats'
import type { FormDefinition } from './fields'
import type { FormValues } from './formValues'
import { isPublic, publicationState, type PublicationState } from './publication'
import { PublicationTime, SaveButtons } from './SaveButtons'
import type { useEditedEntry } from './editing/useEditedEntry'
import type { useSave } from './editing/useSave'

/** Where there is no room beside the buttons, the texts are above them. */
const Bar = styled(StickyBar)`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  padding-block: 0.625rem;
`

const Actions = styled.div<{ $wraps: boolean }>`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: ${({ $wraps }) => $wraps && 'wrap'};
  align-items: center;
  gap: clamp(0.5rem, 2vw, 0.75rem);

  > button {
    flex: none;
    min-height: 2.75rem;
    padding-block: 0.375rem;
  }
  /* The preview. */
  > button[aria-label] {
    margin-inline-start: auto;
  }
`

const Texts = styled.div`
  display: flex;
  order: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  min-width: 0;
  font-size: ${({ theme }) => theme.size.small};

  /* A status without a text. */
  > :empty {
    position: absolute;
  }

  a,
  button {
    min-height: 2rem;
    padding: 0.125rem 0.75rem;
    gap: 0.375rem;
    border-width: 1px;
  }
  /* Both buttons fit in a line of a phone. */
  @media (max-width: 30rem) {
    gap: 0.25rem 0.5rem;

    a svg {
      display: none;
    }
  }
`

interface SaveBarProps {
  form: FormDefinition
  edited: ReturnType<typeof useEditedEntry>
  submission: ReturnType<typeof useSave>
  children: ReactNode
}

export function SaveBar({ form, edited, submission, children }: SaveBarProps) {
  const { entry, status, conflict, savedValues } = edited
  const { saved = '', failure, save, changePublication } = submission
  const { forms } = useStudioTexts()
  const state = publicationState(form, savedValues)
  const isPublished = state !== undefined && isPublic(state)
  const problem = failure ?? (conflict ? forms.unresolved : '')
  const statusTexts = { none: saved, stored: forms.draftStored, synced: forms.draftSynced }
  const messages = (
    <>
      <Failure>{problem}</Failure>
      {!problem && <Facts role="status">{statusTexts[status]}</Facts>}
    </>
  )
  // Below texts that come and go, the buttons stay where they are: the bar is at the lower edge.
  return (
    <Bar>
      {state && (
        <Texts>
          <PublicationStatus
            form={form}
            state={state}
            onTime={() => (isPublished ? save() : changePublication())}
          />
          {state.name === 'published' && (
            <PageLink href={sitePath(pageOf(form, entry.id, savedValues))} />
          )}
          {messages}
        </Texts>
      )}
      <Actions $wraps={state !== undefined}>
        <SaveButtons form={form} isPublished={isPublished} submission={submission} />
        {!state && messages}
        {children}
      </Actions>
    </Bar>
  )
}

function pageOf({ resource }: FormDefinition, id = 0, { slug }: FormValues): string {
  return nouns[resource].page({ id, slug: typeof slug === 'string' && slug ? slug : null })
}

interface PublicationStatusProps {
  form: FormDefinition
  state: PublicationState
  onTime: () => void
}

/** Whether visitors see the entry; of one with a time, also the button that changes it. */
function PublicationStatus({ form, state, onTime }: PublicationStatusProps) {
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

function PageLink({ href }: { href: string }) {
  const { publication } = useStudioTexts()
  return (
    <ButtonAnchor $variant="outline" href={href} target="_blank" rel="noopener">
      {publication.viewPage}
      <ExternalLink aria-hidden="true" />
    </ButtonAnchor>
  )
}
