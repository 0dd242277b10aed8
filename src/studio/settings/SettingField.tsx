import { useCallback, useState } from 'react'
import { useController } from 'react-hook-form'
import type { SiteSetting } from '../../contract/studio'
import { Button, ButtonRow } from '../../ui/Button'
import { Frame } from '../../ui/TextField'
import { FieldControl } from '../forms/controls/FieldControl'
import {
  describe,
  FieldTexts,
  Input,
  PlainFieldset,
  useFieldError,
} from '../forms/controls/FieldFrame'
import type { Control } from '../forms/fields'
import { useStudioTexts } from '../language/StudioTextsContext'
import { focusMainOnRemoval } from '../ui/focus'
import { useSelector } from 'react-redux'
import { settingsApi } from '../../features/settings/settingsApi'
import { languageSlice } from '../../language/languageSlice'
import { MutedText } from '../../ui/Page'
import { useWrite } from '../notices/noticesSlice'
import { ActionButton } from '../ui/PendingButton'

function useSettingTexts({ name, is_fixed }: SiteSetting) {
  const { settings } = useStudioTexts()
  const { label, hint } = settings.fields[name]
  return { label, hint: is_fixed ? settings.isFixed(name) : hint }
}

export function SettingField({ setting, control }: { setting: SiteSetting; control: Control }) {
  const { name, is_fixed } = setting
  const labels = { [name]: useSettingTexts(setting) }
  return (
    <PlainFieldset disabled={is_fixed}>
      <FieldControl field={{ name, control }} labels={labels} path={name} />
    </PlainFieldset>
  )
}

/**
 * A setting that the server never returns: it can be replaced or removed. Its value is empty for the
 * stored one, and null for none.
 */
export function SecretField({ setting }: { setting: SiteSetting }) {
  const { name: path, is_set, is_fixed } = setting
  const { common, settings } = useStudioTexts()
  const { field } = useController<Record<string, string | null>>({ name: path })
  const [isReplaced, setReplaced] = useState(false)
  const { label, hint } = useSettingTexts(setting)
  const texts = { path, hint, error: useFieldError(path) }
  const { value = '', onChange, ref } = field
  const onShown = useCallback(
    (input: HTMLInputElement | null) => {
      ref(input)
      return focusMainOnRemoval(input)
    },
    [ref],
  )
  const isRemoved = value === null
  const storedHint = is_fixed ? hint : settings.isStored
  const button = (text: string, onClick: () => void) => (
    <Button $variant="outline" onClick={onClick}>
      {text}
    </Button>
  )
  const keep = () => {
    setReplaced(false)
    onChange('')
  }
  if (!isRemoved && (!is_set || isReplaced || value !== '')) {
    return (
      <Frame>
        <label htmlFor={path}>{label}</label>
        <Input
          {...describe(texts)}
          ref={onShown}
          type="url"
          autoFocus={isReplaced}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => {
            // It stays while it is empty, and shows the stored one after the save.
            setReplaced(target.value === '')
            onChange(target.value)
          }}
        />
        <FieldTexts {...texts} />
      </Frame>
    )
  }
  return (
    <Frame role="group" aria-label={label}>
      <strong>{label}</strong>
      <FieldTexts {...texts} hint={isRemoved ? settings.removedLater : storedHint} />
      {!is_fixed && (
        <ButtonRow>
          {!isRemoved && button(settings.replace, () => setReplaced(true))}
          {isRemoved ? button(settings.keep, keep) : button(common.remove, () => onChange(null))}
        </ButtonRow>
      )}
    </Frame>
  )
}

export function TestMessage() {
  const { settings } = useStudioTexts()
  const language = useSelector(languageSlice.selectors.selectLanguage)
  const write = useWrite()
  const request = settingsApi.endpoints.sendTestMessage.initiate(language)
  return (
    <div>
      <ButtonRow>
        <ActionButton
          $variant="outline"
          action={() => write(request, { success: settings.testSent })}
        >
          {settings.sendTest}
        </ActionButton>
      </ButtonRow>
      <MutedText>{settings.sendTestHint}</MutedText>
    </div>
  )
}
