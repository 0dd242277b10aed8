import { useState } from 'react'
import { Button, ButtonRow } from '../../ui/Button'
import { describe, FieldTexts, Frame, Input } from '../forms/controls/FieldFrame'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useSettingTexts, type SettingFieldProps } from './SettingField'

/** A setting that the server never returns: it can be replaced or removed. */
export function SecretField(props: SettingFieldProps) {
  const { setting, change, onChange } = props
  const { settings: texts } = useStudioTexts()
  const { label, ...fieldTexts } = useSettingTexts(props)
  const [isReplaced, setReplaced] = useState(false)
  const isKept = setting.is_set && !isReplaced && change === undefined
  const isRemoved = setting.is_set && change === ''
  const keep = () => {
    setReplaced(false)
    onChange(undefined)
  }
  if (isKept || isRemoved) {
    const { path, error } = fieldTexts
    const hint = isRemoved
      ? texts.removedLater
      : setting.is_fixed
        ? fieldTexts.hint
        : texts.isStored
    return (
      <Frame role="group" aria-label={label}>
        <strong>{label}</strong>
        <FieldTexts path={path} hint={hint} error={error} />
        {!setting.is_fixed && (
          <ButtonRow>
            {isRemoved ? (
              <Button $variant="outline" onClick={keep}>
                {texts.keep}
              </Button>
            ) : (
              <>
                <Button $variant="outline" onClick={() => setReplaced(true)}>
                  {texts.replace}
                </Button>
                <Button $variant="outline" onClick={() => onChange('')}>
                  {texts.remove}
                </Button>
              </>
            )}
          </ButtonRow>
        )}
      </Frame>
    )
  }
  return (
    <Frame>
      <label htmlFor={setting.name}>{label}</label>
      <Input
        {...describe(fieldTexts)}
        type="url"
        autoComplete="off"
        spellCheck={false}
        value={change ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      <FieldTexts {...fieldTexts} />
    </Frame>
  )
}
