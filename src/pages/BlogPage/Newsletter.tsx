import type { FormEvent } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/TextField'

const Frame = styled.section`
  display: grid;
  gap: 1.25rem;
  margin-top: clamp(2.5rem, 6vw, 5rem);
  padding: clamp(1.5rem, 4vw, 3rem);
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.surfaceSunken};

  h2 {
    font-size: ${({ theme }) => theme.size.heading};
  }

  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.875rem;
  }

  form > :first-child {
    flex: 1 1 16rem;
    max-width: 26rem;
  }
`

/** There is no subscription yet; only the reload is prevented. */
function handleSubmit(event: FormEvent): void {
  event.preventDefault()
}

/** A sign-up form for a future newsletter. */
export function Newsletter() {
  return (
    <Frame data-scripted>
      <h2>Dapatkan Update Artikel Terbaru</h2>
      <form onSubmit={handleSubmit} noValidate>
        <TextField label="Email" type="email" name="newsletter-email" autoComplete="email" />
        <Button type="submit">Subscribe</Button>
      </form>
    </Frame>
  )
}
