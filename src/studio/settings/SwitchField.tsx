import { describe, FieldTexts, Frame } from '../forms/controls/FieldFrame'
import { ChoiceLabel } from '../ui/ChoiceLabel'
import { unlessStored, useSettingTexts, type SettingFieldProps } from './SettingField'

interface SwitchFieldProps extends SettingFieldProps {
  /** The values of a checked and an unchecked box. */
  on: string
  off: string
}

export function SwitchField({ on, off, ...props }: SwitchFieldProps) {
  const { setting, change, onChange } = props
  const { label, ...texts } = useSettingTexts(props)
  return (
    <Frame>
      <ChoiceLabel>
        <input
          {...describe(texts)}
          type="checkbox"
          disabled={setting.is_fixed}
          checked={(change ?? setting.value) === on}
          onChange={({ target }) => onChange(unlessStored(setting, target.checked ? on : off))}
        />
        {label}
      </ChoiceLabel>
      <FieldTexts {...texts} />
    </Frame>
  )
}
