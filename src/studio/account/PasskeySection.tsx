import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import { useRef, useState } from 'react'
import type { Passkey } from '../../contract/account'
import { accountApi } from '../../features/account/accountApi'
import { formatLongDate } from '../../lib/dates'
import { Button } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useTexts } from '../../language/TextsContext'
import { Actions, Details, Facts, Item, List } from '../lists/rowStyles'
import { useStudioTexts } from '../language/StudioTextsContext'
import type { StudioThunk } from '../useStudioDispatch'
import {
  ChangeButton,
  ChangeForm,
  DisclosedForm,
  focusHeading,
  PasskeyNameField,
  Section,
  Stack,
} from './accountForms'

const { createPasskeyOptions, addPasskey, renamePasskey, deletePasskey } = accountApi.endpoints

const headingId = 'passkey'

/** Lists, adds, renames and deletes passkeys. */
export function PasskeySection({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { account } = useStudioTexts()
  return (
    <Section id={headingId} title={account.passkeys}>
      {passkeys.length === 0 && <MutedText>{account.noPasskeys}</MutedText>}
      <List>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onDeleted={() => focusHeading(headingId)}
          />
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

interface PasskeyRowProps {
  passkey: Passkey
  /** Called when its buttons are about to disappear. */
  onDeleted: () => void
}

/** A passkey with its use; it can be renamed and deleted. */
function PasskeyRow({ passkey: { id, name, created_at, used_at }, onDeleted }: PasskeyRowProps) {
  const { account, common } = useStudioTexts()
  const { dates } = useTexts()
  const [newName, setNewName] = useState<string>()
  const renameButton = useRef<HTMLButtonElement>(null)
  const isRenaming = newName !== undefined

  function handleRenamed(): void {
    setNewName(undefined)
    renameButton.current?.focus()
  }

  return (
    <Item>
      <Details>
        <strong>{name}</strong>
        <Facts>
          {account.created(formatLongDate(created_at, dates))}
          {` · ${used_at ? account.used(formatLongDate(used_at, dates)) : account.neverUsed}`}
        </Facts>
        {isRenaming && (
          <Stack>
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
          </Stack>
        )}
      </Details>
      <Actions>
        <Button
          ref={renameButton}
          $variant="outline"
          aria-expanded={isRenaming}
          onClick={() => setNewName(isRenaming ? undefined : name)}
        >
          {account.rename}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
        <ChangeButton
          request={deletePasskey.initiate(id)}
          success={account.passkeyRemoved(name)}
          onDone={onDeleted}
        >
          {common.remove}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </ChangeButton>
      </Actions>
    </Item>
  )
}
