import type { ReactNode } from 'react'
import styled from 'styled-components'
import { sitePath } from '../../sitePath'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Facts } from '../ui/rows'
import { nouns } from '../nouns'
import { Failure } from '../ui/Failure'
import { StickyBar } from '../ui/StickyBar'
import type { FormDefinition } from './fields'
import type { FormValues } from './formValues'
import { isPublic, publicationState } from './publication'
import { PageLink, PublicationStatus } from './PublicationStatus'
import { SaveButtons } from './SaveButtons'
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
