import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { sitePath } from '../../sitePath'
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
  gap: 0.625rem 1rem;
`

const Actions = styled.div<{ $wraps: boolean }>`
  display: flex;
  flex-wrap: ${({ $wraps }) => $wraps && 'wrap'};
  align-items: center;
  gap: clamp(0.5rem, 2vw, 0.75rem);

  > button {
    flex: none;
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

  a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 1.5rem;
  }

  svg {
    flex: none;
    width: 1em;
    height: 1em;
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
  const timeField = form.publication?.date
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
          <PublicationStatus state={state} page={pageOf(form, entry.id, savedValues)} />
          {messages}
        </Texts>
      )}
      <Actions $wraps={state !== undefined}>
        <SaveButtons form={form} isPublished={isPublished} submission={submission} />
        {timeField && (
          <PublicationTime
            name={timeField}
            isPublished={isPublished}
            onConfirm={() => (isPublished ? save() : changePublication())}
          />
        )}
        {children}
        {!state && messages}
      </Actions>
    </Bar>
  )
}

function pageOf({ resource }: FormDefinition, id = 0, { slug }: FormValues): string {
  return nouns[resource].page({ id, slug: typeof slug === 'string' && slug ? slug : null })
}

function PublicationStatus({ state, page }: { state: PublicationState; page: string }) {
  const { lists, publication } = useStudioTexts()
  const { formatDate, formatJakartaTime } = useFormats()
  const { name, date } = state
  const { states } = publication
  const texts = { ...lists.statuses, ...states }
  if (date) texts.published = states.publishedOn(formatDate(date))
  return (
    <>
      <Status $isHidden={!isPublic(state)}>
        <VisuallyHidden>{`${publication.label}: `}</VisuallyHidden>
        {name === 'scheduled' ? states.scheduled(formatJakartaTime(date)) : texts[name]}
      </Status>
      {name === 'published' && (
        <a href={sitePath(page)} target="_blank" rel="noopener">
          {publication.viewPage}
          <ExternalLink aria-hidden="true" />
        </a>
      )}
    </>
  )
}
