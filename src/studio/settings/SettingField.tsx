import type { ComponentProps } from 'react'
import type { SiteSetting } from '../../contract/studio'
import { describe, FieldTexts, Frame, Input } from '../forms/controls/FieldFrame'
import { useStudioTexts } from '../language/StudioTextsContext'

export interface SettingFieldProps {
  setting: SiteSetting
  /** The value that is not stored yet. */
  change: string | undefined
  error: string | undefined
  /** @param value undefined for the stored one */
  onChange: (value: string | undefined) => void
}

/** The label of a setting, and what is said below it. */
export function useSettingTexts({ setting: { name, is_fixed }, error }: SettingFieldProps) {
  const { settings } = useStudioTexts()
  const { label, hint } = settings.fields[name]
  return { path: name, label, hint: is_fixed ? settings.isFixed(name) : hint, error }
}

/** @returns undefined for the stored value */
export function unlessStored({ value: stored }: SiteSetting, value: string): string | undefined {
  return value === stored ? undefined : value
}

type InputProps = Pick<ComponentProps<'input'>, 'type' | 'inputMode'>

export function SettingField({ type, inputMode, ...props }: SettingFieldProps & InputProps) {
  const { setting, change, onChange } = props
  const { label, ...texts } = useSettingTexts(props)
  return (
    <Frame>
      <label htmlFor={setting.name}>{label}</label>
      <Input
        {...describe(texts)}
        type={type}
        inputMode={inputMode}
        disabled={setting.is_fixed}
        value={change ?? setting.value}
        onChange={({ target }) => onChange(unlessStored(setting, target.value))}
      />
      <FieldTexts {...texts} />
    </Frame>
  )
}
