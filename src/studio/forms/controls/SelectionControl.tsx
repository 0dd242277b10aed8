import { useController } from 'react-hook-form'
import styled from 'styled-components'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { Choice } from '../../ui/Choice'
import type { Control } from '../fields'
import { choicesOf } from '../labels'
import { type ControlProps, Fieldset } from './FieldFrame'
import { MoveButtons } from './MoveButtons'

const Rows = styled.ol`
  display: grid;
  max-width: 30rem;
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.5rem;
  align-items: center;
  justify-content: end;
  border-bottom: 1px solid ${({ theme }) => theme.line};

  label {
    flex: 1 1 7rem;
    min-width: 0;
  }
`

interface SelectionControlProps extends ControlProps {
  control: Extract<Control, { type: 'selection' }>
}

/** The selected values in their order, which buttons change, then the others. */
export function SelectionControl({ label, hint, path, control }: SelectionControlProps) {
  const { field } = useController<Record<string, string[]>>({ name: path })
  const texts = useStudioTexts()
  const choices = choicesOf(control, texts)
  const stored = field.value ?? []
  const selected = stored.length > 0 || control.isAutomatic ? stored : control.values
  const rows = [...selected, ...control.values.filter((value) => !selected.includes(value))]

  function handleToggle(value: string, isSelected: boolean): void {
    const others = selected.filter((one) => one !== value)
    // Where all are the default, none cannot be selected.
    if (!isSelected && others.length === 0 && !control.isAutomatic) return
    field.onChange(isSelected ? [...others, value] : others)
  }

  return (
    <Fieldset label={label} hint={hint} path={path}>
      <Rows>
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
      </Rows>
    </Fieldset>
  )
}
