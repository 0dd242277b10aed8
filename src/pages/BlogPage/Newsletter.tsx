import { type FormEvent, useId } from 'react'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import type { ApiError } from '../../api/apiError'
import { useApiDispatch } from '../../api/api'
import {
  subscriptionsApi,
  subscriptionsSlice,
  type SubscriptionStatus,
} from '../../features/subscriptions/subscriptionsSlice'
import { sitePath } from '../../sitePath'
import { Button } from '../../ui/Button'
import { Spinner } from '../../ui/Loading'
import { emailFormatError, ErrorText, SubmissionStatus, TextField } from '../../ui/TextField'

const { statusChanged } = subscriptionsSlice.actions

function statusOf(error?: Partial<ApiError>): SubscriptionStatus {
  if (!error) return 'success'
  return error.statusCode === 400 ? 'rejected' : 'error'
}

function useSubscriptionForm() {
  const dispatch = useApiDispatch()
  const { status } = useSelector(subscriptionsSlice.selectors.selectSubscriptions)

  return {
    status,
    reject: () => {
      dispatch(statusChanged('rejected'))
    },
    change: () => {
      if (status !== 'idle') dispatch(statusChanged('idle'))
    },
    submit: async (email: string): Promise<SubscriptionStatus> => {
      dispatch(statusChanged('submitting'))
      const { error } = await dispatch(
        subscriptionsApi.endpoints.subscribe.initiate({ email }, { track: false }),
      )
      const result = statusOf(error)
      dispatch(statusChanged(result))
      return result
    },
  }
}

const statusTexts: Partial<Record<SubscriptionStatus, string>> = {
  submitting: 'Tautan konfirmasi sedang dikirim.',
  success: 'Kami telah mengirim tautan konfirmasi. Buka email Anda untuk mulai berlangganan.',
  error: 'Tautan konfirmasi tidak dapat dikirim. Silakan coba lagi dalam sepuluh menit.',
}

/** Sends the address to the server; without JavaScript, the browser posts the form itself. */
function SubscriptionForm() {
  const { status, reject, change, submit } = useSubscriptionForm()
  const isSubmitting = status === 'submitting'
  const isRejected = status === 'rejected'
  const errorId = useId()

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const field = form.elements.namedItem('newsletter-email')
    if (!(field instanceof HTMLInputElement)) return
    const result = await submit(field.value)
    if (result === 'success') form.reset()
    if (result === 'rejected') field.focus()
  }

  function handleInvalid(event: FormEvent<HTMLInputElement>): void {
    event.preventDefault()
    reject()
    event.currentTarget.focus()
  }

  return (
    <form method="post" action={sitePath('/subscription/request')} onSubmit={handleSubmit}>
      <TextField
        label="Email"
        type="email"
        name="newsletter-email"
        autoComplete="email"
        required
        readOnly={isSubmitting}
        aria-invalid={isRejected || undefined}
        aria-describedby={isRejected ? errorId : undefined}
        onChange={change}
        onInvalid={handleInvalid}
      />
      {isRejected && <ErrorText id={errorId}>{emailFormatError}</ErrorText>}
      <Button type="submit" disabled={isSubmitting} lang={isSubmitting ? undefined : 'en'}>
        {isSubmitting && <Spinner />}
        {isSubmitting ? 'Mengirim...' : 'Subscribe'}
      </Button>
      <SubmissionStatus status={status} texts={statusTexts} />
    </form>
  )
}

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

export function Newsletter() {
  const { isOffered } = useSelector(subscriptionsSlice.selectors.selectSubscriptions)
  return (
    <Frame data-scripted={isOffered ? undefined : true}>
      <h2>Dapatkan Update Artikel Terbaru</h2>
      {isOffered ? <SubscriptionForm /> : <InertForm />}
    </Frame>
  )
}
