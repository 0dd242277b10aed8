import { useState } from 'react'
import type { AccountData, Session } from '../../contract/account'
import { accountApi } from '../../features/account/accountApi'
import { MutedText } from '../../ui/Page'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useStudioTexts } from '../language/StudioTextsContext'
import { List, ListRow } from '../ui/rows'
import { LoadState } from '../ui/LoadState'
import { Screen } from '../ui/Screen'
import { Section, Sections } from '../ui/Section'
import { useFormats } from '../ui/hooks/useFormats'
import {
  ChangeButton,
  DisclosedForm,
  focusHeading,
  NewPasswordField,
  PasswordField,
} from './accountForms'
import { PasskeySection } from './PasskeySection'

const { endSession, endOtherSessions } = accountApi.endpoints

/** The ids of headings, which get the focus when a pressed button disappears. */
const sessionsId = 'sesi'
const passwordId = 'kata-sandi'

/** The sign-in methods: with another one, the refusal to remove the only one ends. */
const countMethods = ({ passkeys, has_password }: AccountData) =>
  passkeys.length + Number(has_password)

export default function SecurityScreen() {
  const { screens } = useStudioTexts()
  const query = accountApi.endpoints.getAccount.useQuery()
  const { data } = query
  return (
    <Screen title={screens.security}>
      <LoadState title={screens.security} query={query} />
      {data && (
        <Sections>
          <PasskeySection passkeys={data.passkeys} methods={countMethods(data)} />
          <PasswordSection hasPassword={data.has_password} methods={countMethods(data)} />
          <SessionSection sessions={data.sessions} />
        </Sections>
      )}
    </Screen>
  )
}

function SessionSection({ sessions }: { sessions: readonly Session[] }) {
  const { account } = useStudioTexts()
  return (
    <Section id={sessionsId} title={account.sessions}>
      <List>
        {sessions.map((session) => (
          <SessionRow key={session.id} {...session} />
        ))}
      </List>
      {sessions.length > 1 && (
        <ChangeButton
          request={endOtherSessions.initiate()}
          success={account.othersEnded}
          onDone={() => focusHeading(sessionsId)}
        >
          {account.endOthers}
        </ChangeButton>
      )}
    </Section>
  )
}

function SessionRow({ id, used_at, expires_at, is_current, ...session }: Session) {
  const { account } = useStudioTexts()
  const { formatDate } = useFormats()
  const device = session.device || account.unknownDevice
  const use = is_current ? account.thisDevice : account.used(formatDate(used_at))
  return (
    <ListRow title={device} facts={`${use} · ${account.expires(formatDate(expires_at))}`}>
      {!is_current && (
        <ChangeButton
          request={endSession.initiate(id)}
          success={account.ended(device)}
          onDone={() => focusHeading(sessionsId)}
        >
          {account.end}
          <VisuallyHidden>{` ${account.sessionOf(device)}`}</VisuallyHidden>
        </ChangeButton>
      )}
    </ListRow>
  )
}

const { putPassword, deletePassword } = accountApi.endpoints

function PasswordSection({ hasPassword, methods }: { hasPassword: boolean; methods: number }) {
  const { account } = useStudioTexts()
  return (
    <Section id={passwordId} title={account.password}>
      <MutedText>{hasPassword ? account.hasPassword : account.hasNoPassword}</MutedText>
      <PasswordForm hasPassword={hasPassword} />
      {hasPassword && (
        <ChangeButton
          key={methods}
          request={deletePassword.initiate()}
          success={account.passwordRemoved}
          onDone={() => focusHeading(passwordId)}
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
