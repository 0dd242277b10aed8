import { useState } from 'react'
import { accountApi } from '../../features/account/accountApi'
import { MutedText } from '../../ui/Page'
import { useStudioTexts } from '../language/StudioTextsContext'
import {
  ChangeButton,
  DisclosedForm,
  focusHeading,
  NewPasswordField,
  PasswordField,
  Section,
} from './accountForms'

const { putPassword, deletePassword } = accountApi.endpoints

const headingId = 'kata-sandi'

/** Sets, changes or removes the password. */
export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const { account } = useStudioTexts()
  return (
    <Section id={headingId} title={account.password}>
      <MutedText>{hasPassword ? account.hasPassword : account.hasNoPassword}</MutedText>
      <PasswordForm hasPassword={hasPassword} />
      {hasPassword && (
        <ChangeButton
          request={deletePassword.initiate()}
          success={account.passwordRemoved}
          onDone={() => focusHeading(headingId)}
        >
          {account.removePassword}
        </ChangeButton>
      )}
    </Section>
  )
}

function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const { account } = useStudioTexts()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const input = { current: hasPassword ? () => current : undefined, next: () => next }

  function clear(): void {
    setCurrent('')
    setNext('')
  }

  return (
    <DisclosedForm
      summary={hasPassword ? account.changePassword : account.createPassword}
      submit={account.savePassword}
      request={putPassword.initiate(input)}
      success={account.passwordSaved}
      onDone={clear}
    >
      {hasPassword && (
        <PasswordField
          label={account.currentPassword}
          autoComplete="current-password"
          required
          value={current}
          onChange={setCurrent}
        />
      )}
      <NewPasswordField required value={next} onChange={setNext} />
    </DisclosedForm>
  )
}
