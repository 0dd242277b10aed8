import CalendarClock from 'lucide-react/icons/calendar-clock'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button, ButtonRow } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Choice } from '../ui/Choice'
import { ModalDialog } from '../ui/dialogs/ModalDialog'
import { PendingButton } from '../ui/PendingButton'
import type { FormDefinition } from './fields'
import { isFuture, toLocalTime } from './formValues'
import type { Publication } from './publication'
import type { Saving, useSave } from './editing/useSave'

interface SaveButtonsProps {
  form: FormDefinition
  isPublished: boolean
  submission: ReturnType<typeof useSave>
}

/**
 * The buttons that save. One submits the form: a published entry stays published, and a draft a
 * draft. The other one changes that, too. Elements keep their places, so that the focus stays.
 */
export function SaveButtons({ form, isPublished, submission }: SaveButtonsProps) {
  const { publication } = form
  const { saving, changePublication } = submission
  const { common, publication: texts } = useStudioTexts()
  const stateOf = (kind: Saving) => ({
    'aria-disabled': saving !== undefined,
    isPending: saving === kind,
  })
  const shortcuts = { 'aria-keyshortcuts': 'Control+S Meta+S' }
  const submit = { ...stateOf('save'), ...shortcuts, type: 'submit' } as const
  const change = { ...stateOf('publication'), type: 'button', onClick: changePublication } as const
  if (!publication) return <SaveButton {...submit}>{common.save}</SaveButton>
  return (
    <>
      <SaveButton {...(isPublished ? submit : change)} id={publication.field}>
        {isPublished ? common.save : <PublishText publication={publication} />}
      </SaveButton>
      <SaveButton {...(isPublished ? change : submit)} $variant="outline">
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

function SaveButton({ children, ...button }: ComponentProps<typeof PendingButton>) {
  const { forms } = useStudioTexts()
  return <PendingButton {...button}>{button.isPending ? forms.saving : children}</PendingButton>
}

interface PublicationTimeProps {
  name: string
  isPublished: boolean
  onConfirm: () => void
  children: ReactNode
}

export function PublicationTime(props: PublicationTimeProps) {
  const { name, isPublished, onConfirm, children } = props
  const { publication: texts } = useStudioTexts()
  const { setValue } = useFormContext()
  const value = useWatch<Record<string, string>>({ name }) ?? ''
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)

  function handleSelect(time: string): void {
    setValue(name, time || toLocalTime(new Date().toISOString()), { shouldDirty: true })
    close()
    onConfirm()
  }

  return (
    <>
      <Button
        $variant="outline"
        id={name}
        title={texts.time}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <CalendarClock aria-hidden="true" />
        {children}
      </Button>
      {isOpen && (
        <TimeDialog
          value={value}
          isPublished={isPublished}
          onSelect={handleSelect}
          onCancel={close}
        />
      )}
    </>
  )
}

interface TimeDialogProps {
  value: string
  isPublished: boolean
  /** @param time of a `datetime-local` input; empty for now */
  onSelect: (time: string) => void
  onCancel: () => void
}

function TimeDialog({ value, isPublished, onSelect, onCancel }: TimeDialogProps) {
  const { publication: texts, common, hints } = useStudioTexts()
  const id = useId()
  const [isLater, setLater] = useState(isPublished ? value !== '' : isFuture(value))
  const [time, setTime] = useState(value)
  const schedules = isLater && isFuture(time)
  const publish = isPublished && !isFuture(value) ? common.save : texts.publish
  return (
    <ModalDialog title={texts.time} onCancel={onCancel}>
      <div role="radiogroup" aria-label={texts.time}>
        <Choice type="radio" name={id} checked={!isLater} onChange={() => setLater(false)}>
          {texts.now}
        </Choice>
        <Choice type="radio" name={id} checked={isLater} onChange={() => setLater(true)}>
          {texts.atTime}
        </Choice>
      </div>
      {isLater && (
        <TextField
          label={texts.dateAndTime}
          type="datetime-local"
          dir="ltr"
          value={time}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setTime(target.value)}
        >
          <p id={`${id}-hint`}>{hints.moment}</p>
        </TextField>
      )}
      <ButtonRow>
        <Button disabled={isLater && !time} onClick={() => onSelect(isLater ? time : '')}>
          {schedules ? texts.schedule : publish}
        </Button>
        <Button $variant="outline" onClick={onCancel}>
          {common.cancel}
        </Button>
      </ButtonRow>
    </ModalDialog>
  )
}
