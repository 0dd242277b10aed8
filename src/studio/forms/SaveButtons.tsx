import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../ui/Button'
import { Spinner } from '../../ui/Loading'
import { useStudioTexts } from '../language/StudioTextsContext'
import { isFuture } from './formValues'
import type { Publication } from './publication'
import type { Saving } from './useSave'

interface SaveButtonsProps {
  /** Undefined where visitors see every entry. */
  publication: Publication | undefined
  /** Whether visitors see the saved entry, now or when its time has come. */
  isPublished: boolean
  saving: Saving | undefined
  /** Publishes the entry or makes it a draft, with what is in the form. */
  onPublicationChange: () => void
}

/**
 * The buttons that save. One submits the form: a published entry stays published, and a draft a
 * draft. The other one changes that, too. Elements keep their places, so that the focus stays.
 */
export function SaveButtons(props: SaveButtonsProps) {
  const { publication, isPublished, saving, onPublicationChange } = props
  const { common, publication: texts } = useStudioTexts()
  const submit = {
    type: 'submit',
    isPending: saving === 'save',
    'aria-keyshortcuts': 'Control+S Meta+S',
  } as const
  const change = {
    type: 'button',
    isPending: saving === 'publication',
    onClick: onPublicationChange,
  } as const
  const shared = { 'aria-disabled': saving !== undefined }
  if (!publication) {
    return (
      <SaveButton {...shared} {...submit}>
        {common.save}
      </SaveButton>
    )
  }
  return (
    <>
      <SaveButton {...shared} {...(isPublished ? submit : change)} id={publication.field}>
        {isPublished ? common.save : <PublishText publication={publication} />}
      </SaveButton>
      <SaveButton {...shared} {...(isPublished ? change : submit)} $variant="outline">
        {isPublished ? texts.unpublish : texts.saveDraft}
      </SaveButton>
    </>
  )
}

/** What publishing does now: a date in the future schedules the entry. */
function PublishText({ publication: { date, field } }: { publication: Publication }) {
  const { publication: texts } = useStudioTexts()
  const value: unknown = useWatch({ name: date ?? field })
  return typeof value === 'string' && isFuture(value) ? texts.schedule : texts.publish
}

interface SaveButtonProps extends ComponentProps<typeof Button> {
  isPending: boolean
}

function SaveButton({ isPending, children, ...button }: SaveButtonProps) {
  const { forms } = useStudioTexts()
  return (
    <Button {...button}>
      {isPending && <Spinner />}
      {isPending ? forms.saving : children}
    </Button>
  )
}
