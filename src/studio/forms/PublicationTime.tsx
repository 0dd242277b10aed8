import CalendarClock from 'lucide-react/icons/calendar-clock'
import { useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button, ButtonRow, IconButton } from '../../ui/Button'
import { useStudioTexts } from '../language/StudioTextsContext'
import { ChoiceLabel } from '../ui/ChoiceLabel'
import { ModalDialog } from '../ui/ModalDialog'
import { Frame, Input } from './controls/FieldFrame'
import { isFuture, toLocalTime } from './formValues'

interface PublicationTimeProps {
  /** The field with the time from which on visitors see the entry. */
  name: string
  /** Whether visitors see the saved entry, now or when its time has come. */
  isPublished: boolean
  /** Publishes the entry, or saves it where it is published. */
  onConfirm: () => void
}

/** Publishes an entry now, or at a time that the owner selects. */
export function PublicationTime({ name, isPublished, onConfirm }: PublicationTimeProps) {
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
      <IconButton
        type="button"
        id={name}
        aria-label={texts.time}
        title={texts.time}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <CalendarClock />
      </IconButton>
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
  const [isLater, setLater] = useState(isFuture(value))
  const [time, setTime] = useState(value)
  const schedules = isLater && isFuture(time)
  const publish = isPublished ? common.save : texts.publish
  return (
    <ModalDialog title={texts.time} onCancel={onCancel}>
      <div role="radiogroup" aria-label={texts.time}>
        <ChoiceLabel>
          <input type="radio" name={id} checked={!isLater} onChange={() => setLater(false)} />
          {texts.now}
        </ChoiceLabel>
        <ChoiceLabel>
          <input type="radio" name={id} checked={isLater} onChange={() => setLater(true)} />
          {texts.atTime}
        </ChoiceLabel>
      </div>
      {isLater && (
        <Frame>
          <label htmlFor={`${id}-time`}>{texts.dateAndTime}</label>
          <Input
            id={`${id}-time`}
            type="datetime-local"
            value={time}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => setTime(target.value)}
          />
          <p id={`${id}-hint`}>{hints.moment}</p>
        </Frame>
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
