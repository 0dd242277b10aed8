import { Send } from 'lucide-react'
import type { ChangeEvent, FormEvent } from 'react'
import styled from 'styled-components'
import type { ContactFields } from '../../features/contact/contactSlice'
import { useContactForm } from '../../features/contact/useContactForm'
import { env } from '../../env'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Spinner } from '../../ui/Loading'
import { HiddenText } from '../../ui/Skeleton'
import { TextBox, TextField } from '../../ui/TextField'
import { ContactResult } from './ContactResult'

const Frame = styled(Card)`
  display: grid;
  gap: 1.5rem;
  /* Else the form moves up while the rest of it arrives. */
  align-content: start;

  h2 {
    font-size: ${({ theme }) => theme.size.heading};
  }

  form {
    display: grid;
    gap: 1.25rem;
  }
`

const Pair = styled.div`
  display: grid;
  gap: inherit;

  ${({ theme }) => theme.from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

/** Name, email, subject, message; and what became of them. */
export function ContactForm() {
  const { fields, status, start, change, submit } = useContactForm()
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
    const trap = event.currentTarget.elements.namedItem('website')
    void submit(trap instanceof HTMLInputElement ? trap.value : undefined)
  }

  return (
    <Frame as="section">
      <h2>Kirim Pesan</h2>
      <noscript>
        <p>Formulir ini memerlukan JavaScript. Tanpa itu, silakan menulis langsung via email.</p>
      </noscript>
      <form onSubmit={handleSubmit} onFocus={start} data-scripted>
        <Pair>
          <TextField label="Nama" autoComplete="name" {...bind('name')} />
          <TextField label="Email" type="email" autoComplete="email" {...bind('email')} />
        </Pair>
        <TextField label="Subjek" autoComplete="off" {...bind('subject')} />
        <TextBox label="Pesan" rows={6} {...bind('message')} />
        {env.contactEndpoint && (
          <HiddenText aria-hidden="true">
            <input name="website" tabIndex={-1} autoComplete="off" />
          </HiddenText>
        )}
        <div>
          <ContactResult status={status} />
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? <Spinner /> : <Send aria-hidden="true" />}
            {isSubmitting ? 'Mengirim...' : 'Kirim Pesan'}
          </Button>
        </div>
      </form>
    </Frame>
  )
}
