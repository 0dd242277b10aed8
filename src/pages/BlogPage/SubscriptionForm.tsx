import { useId, type FormEvent } from 'react'
import type { SubscriptionStatus } from '../../features/subscriptions/subscriptionsSlice'
import { useSubscriptionForm } from '../../features/subscriptions/useSubscriptionForm'
import { sitePath } from '../../sitePath'
import { Button } from '../../ui/Button'
import { Spinner } from '../../ui/Loading'
import { SubmissionStatus } from '../../ui/SubmissionStatus'
import { emailFormatError, ErrorText, TextField } from '../../ui/TextField'

const statusTexts: Partial<Record<SubscriptionStatus, string>> = {
  submitting: 'Tautan konfirmasi sedang dikirim.',
  success: 'Kami telah mengirim tautan konfirmasi. Buka email Anda untuk mulai berlangganan.',
  error: 'Tautan konfirmasi tidak dapat dikirim. Silakan coba lagi dalam sepuluh menit.',
}

/** Sends the address to the server; without JavaScript, the browser posts the form itself. */
export function SubscriptionForm() {
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
