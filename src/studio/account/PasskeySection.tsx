import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import { useRef, useState } from 'react'
import type { Passkey } from '../../contract/account'
import { accountApi } from '../../features/account/accountApi'
import { Button } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useStudioTexts } from '../language/StudioTextsContext'
import { List, ListRow } from '../ui/rows'
import { Section } from '../ui/Section'
import { useFormats } from '../ui/hooks/useFormats'
import type { StudioThunk } from '../useStudioDispatch'
import {
  ChangeButton,
  ChangeForm,
  DisclosedForm,
  focusHeading,
  PasskeyNameField,
  FormStack,
} from './accountForms'

const { createPasskeyOptions, addPasskey, renamePasskey, deletePasskey } = accountApi.endpoints

const headingId = 'passkey'

interface PasskeySectionProps {
  passkeys: readonly Passkey[]
  /** The number of sign-in methods. */
  methods: number
}

export function PasskeySection({ passkeys, methods }: PasskeySectionProps) {
  const { account } = useStudioTexts()
  return (
    <Section id={headingId} title={account.passkeys}>
      {passkeys.length === 0 && <MutedText>{account.noPasskeys}</MutedText>}
      <List>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} {...passkey} methods={methods} />
        ))}
      </List>
      {browserSupportsWebAuthn() && <NewPasskeyForm />}
    </Section>
  )
}

function createPasskey(name: string): StudioThunk<Promise<{ error?: unknown }>> {
  return async (dispatch) => {
    const { data: optionsJSON, error } = await dispatch(createPasskeyOptions.initiate())
    if (!optionsJSON) return { error }
    const credential = await startRegistration({ optionsJSON })
    return dispatch(addPasskey.initiate({ name, credential }))
  }
}

function NewPasskeyForm() {
  const { account } = useStudioTexts()
  const [name, setName] = useState('')
  return (
    <DisclosedForm
      summary={account.addPasskey}
      submit={account.createPasskey}
      request={createPasskey(name.trim())}
      success={account.passkeyAdded(name.trim())}
      onDone={() => setName('')}
    >
      <PasskeyNameField label={account.newPasskeyName} value={name} onChange={setName} />
    </DisclosedForm>
  )
}

function PasskeyRow({ id, name, created_at, used_at, methods }: Passkey & { methods: number }) {
  const { account, common } = useStudioTexts()
  const { formatDate } = useFormats()
  const [newName, setNewName] = useState<string>()
  const renameButton = useRef<HTMLButtonElement>(null)
  const use = used_at ? account.used(formatDate(used_at)) : account.neverUsed

  function handleRenamed(): void {
    setNewName(undefined)
    renameButton.current?.focus()
  }

  return (
    <ListRow
      title={name}
      facts={`${account.created(formatDate(created_at))} · ${use}`}
      details={
        newName !== undefined && (
          <FormStack>
            <ChangeForm
              submit={account.saveName}
              request={renamePasskey.initiate({ id, name: newName.trim() })}
              success={account.renamed(newName.trim())}
              onDone={handleRenamed}
            >
              <PasskeyNameField
                label={account.passkeyName}
                autoFocus
                value={newName}
                onChange={setNewName}
              />
            </ChangeForm>
          </FormStack>
        )
      }
    >
      <Button
        ref={renameButton}
        $variant="outline"
        aria-expanded={newName !== undefined}
        onClick={() => setNewName(newName === undefined ? name : undefined)}
      >
        {account.rename}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Button>
      <ChangeButton
        key={methods}
        request={deletePasskey.initiate(id)}
        success={account.passkeyRemoved(name)}
        onDone={() => focusHeading(headingId)}
      >
        {common.remove}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </ChangeButton>
    </ListRow>
  )
}
