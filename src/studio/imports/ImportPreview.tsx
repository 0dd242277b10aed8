import { useState } from 'react'
import type { ImportChanges, ImportPreviewData } from '../../contract/imports'
import { Heading, MutedText } from '../../ui/Page'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Group } from '../overview/Group'
import { ChoiceLabel } from '../ui/ChoiceLabel'
import { ActionButton } from '../ui/PendingButton'
import { ChangeGroups } from './ChangeGroups'
import { Notes, Section } from './importStyles'
import type { ImportOptions } from './useImport'

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
    <ChoiceLabel>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </ChoiceLabel>
  )
}

/** What was read from each source, and what became of its values. */
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
