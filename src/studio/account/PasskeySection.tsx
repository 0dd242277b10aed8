import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import { useRef, useState } from 'react'
import type { Passkey } from '../../contract/account'
import { accountApi } from '../../features/account/accountApi'
import { formatLongDate } from '../../lib/dates'
import { Button } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { Actions, Details, Facts, Item, List } from '../lists/rowStyles'
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
  return (
    <Section id={headingId} title="Passkey">
      {passkeys.length === 0 && <MutedText>Belum ada passkey.</MutedText>}
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
  const [name, setName] = useState('')
  return (
    <DisclosedForm
      summary="Tambah passkey"
      submit="Buat passkey"
      request={createPasskey(name.trim())}
      success={`Passkey “${name.trim()}” ditambahkan.`}
      onDone={() => setName('')}
    >
      <PasskeyNameField label="Nama passkey baru" value={name} onChange={setName} />
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
          {`dibuat ${formatLongDate(created_at)}`}
          {used_at ? ` · dipakai ${formatLongDate(used_at)}` : ' · belum pernah dipakai'}
        </Facts>
        {isRenaming && (
          <Stack>
            <ChangeForm
              submit="Simpan nama"
              request={renamePasskey.initiate({ id, name: newName.trim() })}
              success={`Passkey kini bernama “${newName.trim()}”.`}
              onDone={handleRenamed}
            >
              <PasskeyNameField
                label="Nama passkey"
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
          Ganti nama<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
        <ChangeButton
          request={deletePasskey.initiate(id)}
          success={`Passkey “${name}” sudah dihapus.`}
          onDone={onDeleted}
        >
          Hapus<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </ChangeButton>
      </Actions>
    </Item>
  )
}
