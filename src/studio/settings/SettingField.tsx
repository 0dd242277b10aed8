import { type ComponentProps, useState } from 'react'
import type { SiteSetting } from '../../contract/studio'
import { Button, ButtonRow } from '../../ui/Button'
import { describe, FieldTexts, Frame, Input } from '../forms/controls/FieldFrame'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Choice } from '../ui/Choice'
import { focusMainOnRemoval } from '../ui/focusMain'

interface SettingFieldProps {
  setting: SiteSetting
  /** The value that is not stored yet. */
  change: string | undefined
  error: string | undefined
  /** @param value undefined for the stored one */
  onChange: (value: string | undefined) => void
}

function useSettingTexts({ setting: { name, is_fixed }, error }: SettingFieldProps) {
  const { settings } = useStudioTexts()
  const { label, hint } = settings.fields[name]
  return { path: name, label, hint: is_fixed ? settings.isFixed(name) : hint, error }
}

const unlessStored = ({ value: stored }: SiteSetting, value: string) =>
  value === stored ? undefined : value

type InputFieldProps = ComponentProps<typeof Input> & { texts: ReturnType<typeof useSettingTexts> }

function InputField({ texts, ...input }: InputFieldProps) {
  return (
    <Frame>
      <label htmlFor={texts.path}>{texts.label}</label>
      <Input {...describe(texts)} {...input} />
      <FieldTexts {...texts} />
    </Frame>
  )
}

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode'>

export function SettingField({ type, inputMode, ...props }: SettingFieldProps & InputProps) {
  const { setting, change, onChange } = props
  return (
    <InputField
      texts={useSettingTexts(props)}
      type={type}
      inputMode={inputMode}
      disabled={setting.is_fixed}
      value={change ?? setting.value}
      onChange={({ target }) => onChange(unlessStored(setting, target.value))}
    />
  )
}

interface SwitchFieldProps extends SettingFieldProps {
  /** The values of a checked and an unchecked box. */
  on: string
  off: string
}

export function SwitchField({ on, off, ...props }: SwitchFieldProps) {
  const { setting, change, onChange } = props
  const texts = useSettingTexts(props)
  return (
    <Frame>
      <Choice
        {...describe(texts)}
        disabled={setting.is_fixed}
        checked={(change ?? setting.value) === on}
        onChange={(isOn) => onChange(unlessStored(setting, isOn ? on : off))}
      >
        {texts.label}
      </Choice>
      <FieldTexts {...texts} />
    </Frame>
  )
}

/** A setting that the server never returns: it can be replaced or removed. */
export function SecretField(props: SettingFieldProps) {
  const { setting, change, onChange } = props
  const { settings } = useStudioTexts()
  const texts = useSettingTexts(props)
  const [isReplaced, setReplaced] = useState(false)
  const isRemoved = setting.is_set && change === ''
  const storedHint = setting.is_fixed ? texts.hint : settings.isStored
  const button = (text: string, onClick: () => void) => (
    <Button $variant="outline" onClick={onClick}>
      {text}
    </Button>
  )
  const keep = () => {
    setReplaced(false)
    onChange(undefined)
  }
  if (!isRemoved && (!setting.is_set || isReplaced || change !== undefined)) {
    return (
      <InputField
        ref={focusMainOnRemoval}
        texts={texts}
        type="url"
        autoFocus={isReplaced}
        autoComplete="off"
        spellCheck={false}
        value={change ?? ''}
        onChange={({ target }) => {
          // It stays while it is empty, and shows the stored one after the save.
          setReplaced(target.value === '')
          onChange(target.value || undefined)
        }}
      />
    )
  }
  return (
    <Frame role="group" aria-label={texts.label}>
      <strong>{texts.label}</strong>
      <FieldTexts {...texts} hint={isRemoved ? settings.removedLater : storedHint} />
      {!setting.is_fixed && (
        <ButtonRow>
          {!isRemoved && button(settings.replace, () => setReplaced(true))}
          {isRemoved ? button(settings.keep, keep) : button(settings.remove, () => onChange(''))}
        </ButtonRow>
      )}
    </Frame>
  )
}
