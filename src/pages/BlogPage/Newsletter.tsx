import type { FormEvent } from 'react'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { subscriptionsSlice } from '../../features/subscriptions/subscriptionsSlice'
import { Button } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import { SubscriptionForm } from './SubscriptionForm'

const Frame = styled.section`
  break-inside: avoid;
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

  [aria-invalid] {
    border-color: ${({ theme }) => theme.danger};
  }

  /* The error below the field, or below field and button where they are side by side. */
  form > p,
  form > div:last-child {
    flex-basis: 100%;
  }

  form > div:last-child {
    order: 2;
  }

  form > div:last-child p {
    width: fit-content;
    margin-bottom: 0;
  }

  ${({ theme }) => theme.from.tablet} {
    form > p {
      order: 1;
    }
  }
`

/** The host sends no mails; only the reload is prevented. */
function handleSubmit(event: FormEvent): void {
  event.preventDefault()
}

function InertForm() {
  return (
    <form onSubmit={handleSubmit} noValidate>
      <TextField label="Email" type="email" name="newsletter-email" autoComplete="email" />
      <Button type="submit" lang="en">
        Subscribe
      </Button>
    </form>
  )
}

/** The box to subscribe to the blog. */
export function Newsletter() {
  const { isOffered } = useSelector(subscriptionsSlice.selectors.selectSubscriptions)
  return (
    <Frame data-scripted={isOffered ? undefined : true}>
      <h2>Dapatkan Update Artikel Terbaru</h2>
      {isOffered ? <SubscriptionForm /> : <InertForm />}
    </Frame>
  )
}
