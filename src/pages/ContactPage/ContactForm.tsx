import Send from 'lucide-react/icons/send'
import type { FormEvent } from 'react'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { useApiDispatch } from '../../api/api'
import { contactApi } from '../../features/contact/contactApi'
import { contactSlice } from '../../features/contact/contactSlice'
import { useProfile } from '../../features/profile/useProfile'
import { useTexts } from '../../language/TextsContext'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/cards/CardGrid'
import { Spinner } from '../../ui/Loading'
import { SubmissionStatus, TextArea, TextField } from '../../ui/TextField'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { readContactFields, useContactFields } from './useContactFields'

const { started, rejected, submitted, succeeded, failed } = contactSlice.actions

const Frame = styled(Card)`
  display: grid;
  gap: 1.5rem;
  /* Beside a higher column, its rows keep their heights. */
  align-content: start;

  h2 {
    font-size: ${({ theme }) => theme.size.heading};
  }

  form {
    display: grid;
    gap: 1.25rem;
  }

  [readonly] {
    background: ${({ theme }) => theme.surfaceSunken};
  }
`

const Columns = styled.div`
  display: grid;
  gap: inherit;

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

/**
 * The handlers of the form.
 * @param clear removes the errors and counts of its fields
 */
function useSubmission(clear: () => void) {
  const dispatch = useApiDispatch()
  const { channel, status, touched } = useSelector(contactSlice.selectors.selectContact)

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const fields = readContactFields(form)
    if (!fields || status === 'submitting') return
    const honeypot = form.elements.namedItem('website')
    const website = honeypot instanceof HTMLInputElement ? honeypot.value : undefined
    dispatch(submitted())
    const { error } = await dispatch(
      contactApi.endpoints.sendMessage.initiate({ ...fields, website, channel }, { track: false }),
    )
    dispatch(error ? failed() : succeeded())
    if (error) return
    form.reset()
    clear()
  }

  function handleFocus(): void {
    if (!touched) dispatch(started())
  }

  function handleInvalid(): void {
    if (status !== 'idle') dispatch(rejected())
  }

  return { onSubmit: handleSubmit, onFocus: handleFocus, onInvalidCapture: handleInvalid }
}

export function ContactForm() {
  const { contact: texts, forms } = useTexts()
  const { channel, status } = useSelector(contactSlice.selectors.selectContact)
  const isSubmitting = status === 'submitting'
  const { profile } = useProfile()
  const { submitting, error } = texts
  // In one language: a sentence must not contain a text that is not translated.
  const isTranslated = !profile.untranslated?.includes('response_time')
  const success = texts.success(isTranslated ? profile.response_time : undefined)
  const statusTexts = { submitting, success, error }
  const { bind, clear } = useContactFields(isSubmitting)
  const handlers = useSubmission(clear)

  return (
    <Frame as="section">
      <h2>{texts.form}</h2>
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
      <form {...handlers} data-scripted>
        <Columns>
          <TextField autoComplete="name" {...bind('name')} />
          <TextField type="email" autoComplete="email" {...bind('email')} />
        </Columns>
        <TextField autoComplete="off" {...bind('subject')} />
        <TextArea rows={6} {...bind('message')} />
        {channel !== 'simulated' && (
          <VisuallyHidden aria-hidden="true">
            <input name="website" tabIndex={-1} autoComplete="off" />
          </VisuallyHidden>
        )}
        <div>
          <SubmissionStatus status={status} texts={statusTexts} />
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? <Spinner /> : <Send aria-hidden="true" />}
            {isSubmitting ? forms.sending : texts.form}
          </Button>
        </div>
      </form>
    </Frame>
  )
}
