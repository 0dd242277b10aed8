import { useState } from 'react'
import styled from 'styled-components'
import type { ImportChanges, ImportPreviewData } from '../../contract/studio'
import { Heading, MutedText } from '../../ui/Page'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Group } from '../overview/Group'
import { ActionButton } from '../ui/PendingButton'
import { ChangeGroups } from './ChangeGroups'
import type { ImportOptions } from './useImport'

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;

  h2 {
    font-size: 1.25rem;
  }
`

const Notes = styled.p`
  margin-top: 0.5rem;
  overflow-wrap: anywhere;
  font-size: ${({ theme }) => theme.size.small};
  white-space: pre-wrap;
`

const Option = styled.label`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2.75rem;

  input {
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${({ theme }) => theme.accent};
  }
`

interface ImportPreviewProps {
  preview: ImportPreviewData
  onRun: (options: ImportOptions) => PromiseLike<unknown>
}

const countChanges = ({ added, changed }: ImportChanges) => added.length + changed.length

/** What an import would change, the choices that it has, and the button that starts it. */
export function ImportPreview({ preview, onRun }: ImportPreviewProps) {
  const { imports } = useStudioTexts()
  const [replaces, setReplaces] = useState(false)
  const [deletes, setDeletes] = useState(false)
  const changes = replaces ? preview.replacing : preview.changes
  const { length: removed } = preview.changes.removed
  const count = countChanges(changes) + (deletes ? removed : 0)
  const canReplace = countChanges(preview.replacing) > countChanges(preview.changes)
  return (
    <Section>
      <Sources sources={preview.sources} />
      <Heading>{imports.changes}</Heading>
      <div role="status">
        {count === 0 && <p>{imports.nothing}</p>}
        {changes.unchanged > 0 && <MutedText>{imports.unchanged(changes.unchanged)}</MutedText>}
      </div>
      <ChangeGroups changes={changes} deletes={deletes} />
      {canReplace && (
        <Checkbox label={imports.replaces} checked={replaces} onChange={setReplaces} />
      )}
      {removed > 0 && <Checkbox label={imports.deletes} checked={deletes} onChange={setDeletes} />}
      {count > 0 && (
        <div>
          <ActionButton action={() => onRun({ replaces, deletes })}>{imports.run}</ActionButton>
        </div>
      )}
    </Section>
  )
}

interface CheckboxProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

function Checkbox({ label, checked, onChange }: CheckboxProps) {
  return (
    <Option>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </Option>
  )
}

/** What was read from files of each kind, and what became of its values. */
function Sources({ sources }: Pick<ImportPreviewData, 'sources'>) {
  const { imports } = useStudioTexts()
  return sources.map(({ kind, taken, notes }, index) => (
    <div key={index}>
      <p>{`${kind}: ${taken}`}</p>
      {notes && (
        <Group>
          <summary>{imports.notes(kind)}</summary>
          <Notes>{notes}</Notes>
        </Group>
      )}
    </div>
  ))
}
