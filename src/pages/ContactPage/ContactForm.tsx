import Send from 'lucide-react/icons/send'
import type { FormEvent } from 'react'
import styled from 'styled-components'
import type { ContactStatus } from '../../features/contact/contactSlice'
import { useContactForm } from '../../features/contact/useContactForm'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Spinner } from '../../ui/Loading'
import { SubmissionStatus, TextArea, TextField } from '../../ui/TextField'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useFieldProps } from './useFieldProps'

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

  [aria-invalid] {
    border-color: ${({ theme }) => theme.danger};
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

const statusTexts: Partial<Record<ContactStatus, string>> = {
  submitting: 'Pesan Anda sedang dikirim.',
  success: 'Pesan berhasil dikirim! Saya akan membalas dalam 24 jam.',
  error: 'Terjadi kesalahan. Silakan coba lagi atau hubungi langsung via email.',
}

/** The contact form, with the status of its submission. */
export function ContactForm() {
  const contactForm = useContactForm()
  const { channel, status, start, submit } = contactForm
  const isSubmitting = status === 'submitting'
  const bind = useFieldProps(contactForm)

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
            {isSubmitting ? 'Mengirim...' : 'Kirim Pesan'}
          </Button>
        </div>
      </form>
    </Frame>
  )
}
