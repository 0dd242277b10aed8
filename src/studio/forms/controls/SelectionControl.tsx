import { useController } from 'react-hook-form'
import styled from 'styled-components'
import { pagesWithEntries } from '../../../app/layout/useMenu'
import { profileApi, profileId } from '../../../features/profile/profileApi'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { Choice } from '../../ui/Choice'
import type { Control } from '../fields'
import { choicesOf } from '../labels'
import { type ControlProps, Fieldset, LegendButton } from './FieldFrame'
import { MoveButtons } from './MoveButtons'

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  border-bottom: 1px solid ${({ theme }) => theme.line};

  button:last-child {
    margin-inline-end: -0.75rem;
  }
  button {
    border-color: transparent;
    background: none;
  }
  label {
    flex: 1 1 7rem;
    min-width: 0;
  }
`

const { getProfile } = profileApi.endpoints

interface SelectionControlProps extends ControlProps {
  control: Extract<Control, { type: 'selection' }>
}

/** The selected values in their order, which buttons change, then the others. */
export function SelectionControl({ label, hint, path, control }: SelectionControlProps) {
  const { field } = useController<Record<string, string[]>>({ name: path })
  const texts = useStudioTexts()
  const choices = choicesOf(control, texts)
  const { isAutomatic = false } = control
  const { data: profile = {} } = getProfile.useQuery(profileId, { skip: !isAutomatic })
  const stored = field.value ?? []
  const initial = isAutomatic ? pagesWithEntries(profile) : control.values
  const selected = stored.length > 0 ? stored : initial
  const rows = [...selected, ...control.values.filter((value) => !selected.includes(value))]

  function handleToggle(value: string, isSelected: boolean): void {
    const others = selected.filter((one) => one !== value)
    // Without any, the default ones are selected.
    if (!isSelected && others.length === 0) return
    field.onChange(isSelected ? [...others, value] : others)
  }

  return (
    <Fieldset label={label} hint={hint} path={path}>
      <ol>
        {rows.map((value, index) => {
          const name = choices.find((choice) => choice.value === value)?.label ?? value
          return (
            <Row key={value}>
              <Choice
                ref={index === 0 ? field.ref : undefined}
                checked={index < selected.length}
                onChange={(isSelected) => handleToggle(value, isSelected)}
                onBlur={field.onBlur}
              >
                {name}
              </Choice>
              <MoveButtons
                name={name}
                index={index}
                count={selected.length}
                onMove={(to) =>
                  field.onChange(selected.toSpliced(index, 1).toSpliced(to, 0, value))
                }
              />
            </Row>
          )
        })}
      </ol>
      {isAutomatic && stored.length > 0 && (
        <LegendButton
          onClick={({ currentTarget }) => {
            currentTarget.closest('fieldset')?.querySelector('input')?.focus()
            field.onChange([])
          }}
        >
          {texts.forms.automatic}
        </LegendButton>
      )}
    </Fieldset>
  )
}
