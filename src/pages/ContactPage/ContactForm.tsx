import { Send } from 'lucide-react'
import type { ChangeEvent, FormEvent } from 'react'
import styled from 'styled-components'
import type { ContactFields } from '../../features/contact/contactSlice'
import { useContactForm } from '../../features/contact/useContactForm'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Spinner } from '../../ui/Loading'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { TextArea, TextField } from '../../ui/TextField'
import { SubmissionStatus } from './SubmissionStatus'

const Frame = styled(Card)`
  display: grid;
  gap: 1.5rem;
  /* Prevents a layout shift while the rest of the document streams in. */
  align-content: start;

  h2 {
    font-size: ${({ theme }) => theme.size.heading};
  }

  form {
    display: grid;
    gap: 1.25rem;
  }
`

const Columns = styled.div`
  display: grid;
  gap: inherit;

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

/** The contact form, with the status of its submission. */
export function ContactForm() {
  const { channel, fields, status, start, change, submit } = useContactForm()
  const isSubmitting = status === 'submitting'

  function bind(name: keyof ContactFields) {
    return {
      name,
      value: fields[name],
      required: true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change(name, target.value),
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const honeypot = event.currentTarget.elements.namedItem('website')
    void submit(honeypot instanceof HTMLInputElement ? honeypot.value : undefined)
  }

  return (
    <Frame as="section">
      <h2>Kirim Pesan</h2>
      <noscript>
        <p>Formulir ini memerlukan JavaScript. Tanpa itu, silakan menulis langsung via email.</p>
      </noscript>
      <form onSubmit={handleSubmit} onFocus={start} data-scripted>
        <Columns>
          <TextField label="Nama" autoComplete="name" {...bind('name')} />
          <TextField label="Email" type="email" autoComplete="email" {...bind('email')} />
        </Columns>
        <TextField label="Subjek" autoComplete="off" {...bind('subject')} />
        <TextArea label="Pesan" rows={6} {...bind('message')} />
        {channel !== 'simulated' && (
          <VisuallyHidden aria-hidden="true">
            <input name="website" tabIndex={-1} autoComplete="off" />
          </VisuallyHidden>
        )}
        <div>
          <SubmissionStatus status={status} />
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? <Spinner /> : <Send aria-hidden="true" />}
            {isSubmitting ? 'Mengirim...' : 'Kirim Pesan'}
          </Button>
        </div>
      </form>
    </Frame>
  )
}
