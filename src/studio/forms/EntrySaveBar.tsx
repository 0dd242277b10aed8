import type { ReactNode } from 'react'
import { nouns } from '../nouns'
import type { FormDefinition } from './fields'
import type { FormValues } from './formValues'
import { isPublic, publicationState } from './publication'
import { PublicationStatus } from './PublicationStatus'
import { PublicationTime } from './PublicationTime'
import { SaveBar } from './SaveBar'
import { SaveButtons } from './SaveButtons'
import type { useEditedEntry } from './useEditedEntry'
import type { useSave } from './useSave'

interface EntrySaveBarProps {
  form: FormDefinition
  edited: ReturnType<typeof useEditedEntry>
  submission: ReturnType<typeof useSave>
  /** Other actions. */
  children: ReactNode
}

/** The bar below the form of an entry. */
export function EntrySaveBar({ form, edited, submission, children }: EntrySaveBarProps) {
  const { entry, status, choice, savedValues } = edited
  const { saving, saved, failure, save, changePublication } = submission
  const state = publicationState(form, savedValues)
  const isPublished = state !== undefined && isPublic(state)
  const timeField = form.publication?.date
  return (
    <SaveBar
      buttons={
        <SaveButtons
          publication={form.publication}
          isPublished={isPublished}
          saving={saving}
          onPublicationChange={changePublication}
        />
      }
      publication={
        state && <PublicationStatus state={state} page={pageOf(form, entry.id, savedValues)} />
      }
      failure={failure}
      saved={saved}
      status={status}
      hasConflicts={choice !== undefined}
    >
      {timeField && (
        <PublicationTime
          name={timeField}
          isPublished={isPublished}
          onConfirm={() => (isPublished ? save() : changePublication())}
        />
      )}
      {children}
    </SaveBar>
  )
}

/** The path of the page that shows the saved entry. */
function pageOf({ resource }: FormDefinition, id = 0, { slug }: FormValues): string {
  return nouns[resource].page({ id, slug: typeof slug === 'string' && slug ? slug : null })
}
