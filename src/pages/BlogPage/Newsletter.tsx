import { type FormEvent, useId } from 'react'
import { useSelector } from 'react-redux'
import { useHref } from 'react-router-dom'
import styled from 'styled-components'
import { useApiDispatch } from '../../api/api'
import { sampleOwner } from '../../contract/constants'
import { subscriptionsApi } from '../../features/subscriptions/subscriptionsApi'
import { subscriptionsSlice } from '../../features/subscriptions/subscriptionsSlice'
import { Invitation } from '../../features/profile/CallToAction'
import { useProfile } from '../../features/profile/useProfile'
import { useTexts } from '../../language/TextsContext'
import { Button } from '../../ui/Button'
import { Spinner } from '../../ui/Loading'
import { ErrorText, SubmissionStatus, TextField } from '../../ui/TextField'

const { corrected, failed, rejected, submitted, succeeded } = subscriptionsSlice.actions

/** Sends the address to the server; without JavaScript, the browser posts the form itself. */
function SubscriptionForm() {
  const { common, forms, newsletter: texts } = useTexts()
  const dispatch = useApiDispatch()
  const { status } = useSelector(subscriptionsSlice.selectors.selectSubscriptions)
  const { submitting, success, error } = texts
  const isSubmitting = status === 'submitting'
  const isRejected = status === 'rejected'
  const errorId = useId()
  // `useHref` adds the prefix of the language.
  const action = useHref('/subscription/request')

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const field = form.elements.namedItem('newsletter-email')
    if (!(field instanceof HTMLInputElement)) return
    const email = field.value
    dispatch(submitted())
    const { error } = await dispatch(
      subscriptionsApi.endpoints.subscribe.initiate({ email }, { track: false }),
    )
    if (!error) {
      dispatch(succeeded())
      form.reset()
    } else if ('statusCode' in error && error.statusCode === 400) {
      dispatch(rejected())
      field.focus()
    } else dispatch(failed())
  }

  function handleInvalid(event: FormEvent<HTMLInputElement>): void {
    event.preventDefault()
    dispatch(rejected())
    event.currentTarget.focus()
  }

  return (
    <form method="post" action={action} onSubmit={handleSubmit}>
      <TextField
        label={common.email}
        type="email"
        name="newsletter-email"
        autoComplete="email"
        required
        readOnly={isSubmitting}
        aria-invalid={isRejected || undefined}
        aria-describedby={isRejected ? errorId : undefined}
        onInput={() => status !== 'idle' && dispatch(corrected())}
        onInvalid={handleInvalid}
      />
      {isRejected && <ErrorText id={errorId}>{forms.emailFormat}</ErrorText>}
      <Button
        type="submit"
        disabled={isSubmitting}
        lang={isSubmitting ? undefined : common.labelLang}
      >
        {isSubmitting && <Spinner />}
        {isSubmitting ? forms.sending : texts.subscribe}
      </Button>
      <SubmissionStatus status={status} texts={{ submitting, success, error }} />
    </form>
  )
}

const Frame = styled.section`
  break-inside: avoid;
  display: grid;
  gap: 1.25rem;
  margin-top: clamp(2.5rem, 6vw, 5rem);
  padding-top: clamp(1.5rem, 4vw, 3rem);
  border-top: 1px solid ${({ theme }) => theme.line};

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: end;

    > form {
      grid-area: 1 / 2 / span 2;
      align-self: start;
    }
  }

  h2 {
    font-size: ${({ theme }) => theme.size.heading};
  }

  form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.875rem;
  }
  /* As high as the field. */
  button {
    min-height: 3.25rem;
  }

  form > :first-child {
    flex: 1 1 16rem;
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
  const { common, newsletter: texts } = useTexts()
  return (
    <form onSubmit={handleSubmit} noValidate>
      <TextField label={common.email} type="email" name="newsletter-email" autoComplete="email" />
      <Button type="submit" lang={common.labelLang}>
        {texts.subscribe}
      </Button>
    </form>
  )
}

/** Nothing where the server of an owner sends no mails. */
export function Newsletter() {
  const { newsletter: texts } = useTexts()
  const { isOffered } = useSelector(subscriptionsSlice.selectors.selectSubscriptions)
  const { profile, isBuiltIn } = useProfile()
  const isExample = isBuiltIn || profile.full_name === sampleOwner
  if (!isOffered && !isExample) return null
  return (
    <Frame data-scripted={isOffered ? undefined : true}>
      <Invitation page="newsletter" title={texts.title} />
      {isOffered ? <SubscriptionForm /> : <InertForm />}
    </Frame>
  )
}
