import { useRef, useState, type ComponentProps, type ReactNode } from 'react'
import styled from 'styled-components'
import { minPasswordLength } from '../../contract/account'
import { ButtonRow } from '../../ui/Button'
import { Card, cardPadding } from '../../ui/cards/CardGrid'
import { Cloth } from '../../ui/pictures/Cloth'
import { MutedText } from '../../ui/Page'
import { TextField } from '../../ui/TextField'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Choice } from '../ui/Choice'
import { Failure } from '../ui/Failure'
import { ActionButton, PendingButton } from '../ui/PendingButton'
import { DocumentTitle } from '../ui/Screen'
import { Stack } from '../ui/Section'
import { useAccountChange, type AccountChange } from './useAccountChange'

export const FormStack = styled(Stack)`
  form {
    display: grid;
    gap: 1rem;
    max-width: 28rem;
  }

  summary {
    width: fit-content;
    min-height: 1.5rem;
    font-weight: 600;
  }

  details[open] > summary {
    margin-bottom: 1rem;
  }
`

const Frame = styled(Card)`
  display: grid;
  gap: 1.25rem;
  overflow: hidden;
  padding-top: 0;
  width: min(100%, 28rem);
  margin: clamp(1rem, 12vh, 8rem) auto;

  button {
    flex: 1;
  }

  h1 {
    font-size: ${({ theme }) => theme.size.heading};
  }
`

const Band = styled(Cloth)`
  height: 6rem;
  margin-inline: calc(-1 * ${cardPadding});
`

export function EntranceFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame>
      <DocumentTitle title={title} />
      <Band tile="3rem" />
      <h1>{title}</h1>
      {children}
    </Frame>
  )
}

interface TextInputProps extends Omit<ComponentProps<typeof TextField>, 'onChange'> {
  onChange: (value: string) => void
}

/** A password, which the owner can show. Pasting and password managers work as usual. */
export function PasswordField({ onChange, ...props }: TextInputProps) {
  const { account } = useStudioTexts()
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    >
      <Choice checked={isShown} onChange={setShown}>
        {account.showPassword}
      </Choice>
    </TextField>
  )
}

export function NewPasswordField(props: Omit<TextInputProps, 'label'>) {
  const { account } = useStudioTexts()
  return (
    <FormStack>
      <PasswordField
        {...props}
        label={account.newPassword}
        name="new-password"
        autoComplete="new-password"
        minLength={minPasswordLength}
        maxLength={200}
      />
      <MutedText>{account.passwordHint(minPasswordLength)}</MutedText>
    </FormStack>
  )
}

export function PasskeyNameField({ onChange, ...props }: TextInputProps) {
  return (
    <TextField
      required
      pattern=".*\S.*"
      maxLength={200}
      {...props}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

export const focusHeading = (id: string) => document.getElementById(id)?.focus()

interface ChangeButtonProps extends AccountChange {
  children: ReactNode
}

export function ChangeButton({ children, ...accountChange }: ChangeButtonProps) {
  const { error, change } = useAccountChange(accountChange)
  return (
    <>
      <ActionButton $variant="outline" action={change}>
        {children}
      </ActionButton>
      <Failure>{error}</Failure>
    </>
  )
}

interface ChangeFormProps extends AccountChange {
  submit: string
  children: ReactNode
}

export function ChangeForm({ submit, children, ...accountChange }: ChangeFormProps) {
  const { error, isPending, change } = useAccountChange(accountChange)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void change()
      }}
    >
      {children}
      <ButtonRow>
        <PendingButton type="submit" isPending={isPending}>
          {submit}
        </PendingButton>
      </ButtonRow>
      <Failure>{error}</Failure>
    </form>
  )
}

export function DisclosedForm({
  summary,
  onDone,
  ...props
}: ChangeFormProps & { summary: string }) {
  const details = useRef<HTMLDetailsElement>(null)
  const summaryElement = useRef<HTMLElement>(null)

  function handleDone(): void {
    onDone()
    // What is hidden would lose the focus.
    summaryElement.current?.focus()
    if (details.current) details.current.open = false
  }

  return (
    <FormStack>
      <details ref={details}>
        <summary ref={summaryElement}>{summary}</summary>
        <ChangeForm {...props} onDone={handleDone} />
      </details>
    </FormStack>
  )
}
