import { useState } from 'react'
import styled from 'styled-components'
import type {
  ImportChanges,
  ImportedData,
  ImportInput,
  ImportPreviewData,
} from '../../contract/imports'
import { Heading, MutedText } from '../../ui/Page'
import { useStudioTexts } from '../language/StudioTextsContext'
import { DetailsGroup, Panel } from '../overview/OverviewSection'
import { Choice } from '../ui/Choice'
import { ActionButton } from '../ui/PendingButton'
import { Sections } from '../ui/Section'
import { ChangeGroups } from './ChangeGroups'

const Notes = styled.p`
  margin-top: 0.5rem;
  font-size: ${({ theme }) => theme.size.small};
  white-space: pre-wrap;
`

interface ImportPreviewProps {
  preview: ImportPreviewData
  onRun: (options: Pick<ImportInput, 'replaces' | 'deletes'>) => PromiseLike<unknown>
}

/** It is below the selection of a file or a user, which leaves little room for it. */
const scrollIntoView = (section: HTMLElement | null) => section?.scrollIntoView()

const countChanges = ({ added, changed }: ImportChanges) => added.length + changed.length

export function ImportPreview({ preview, onRun }: ImportPreviewProps) {
  const { imports } = useStudioTexts()
  const [replaces, setReplaces] = useState(false)
  const [deletes, setDeletes] = useState(false)
  const changes = replaces ? preview.replacing : preview.changes
  const { length: removed } = preview.changes.removed
  const count = countChanges(changes) + (deletes ? removed : 0)
  const canReplace = countChanges(preview.replacing) > countChanges(preview.changes)
  return (
    <Sections as="section" ref={scrollIntoView} $gap="0.75rem">
      <Sources sources={preview.sources} />
      <Heading>{imports.changes}</Heading>
      <div role="status">
        {count === 0 && <p>{imports.nothing}</p>}
        {changes.unchanged > 0 && <MutedText>{imports.unchanged(changes.unchanged)}</MutedText>}
        {changes.omitted > 0 && <MutedText>{imports.omitted(changes.omitted)}</MutedText>}
      </div>
      <ChangeGroups changes={changes} deletes={deletes} />
      {canReplace && (
        <Choice checked={replaces} onChange={setReplaces}>
          {imports.replaces}
        </Choice>
      )}
      {removed > 0 && (
        <Choice checked={deletes} onChange={setDeletes}>
          {imports.deletes(removed)}
        </Choice>
      )}
      {count > 0 && (
        <div>
          <ActionButton action={() => onRun({ replaces, deletes })}>{imports.run}</ActionButton>
        </div>
      )}
    </Sections>
  )
}

export interface ImportResultProps extends ImportedData {
  deletes: boolean
}

const focusOn = (panel: HTMLElement | null) => panel?.focus()

/** What an import has changed; it gets the focus from the preview, which it replaces. */
export function ImportResult({ changes, deletes, missing_pictures }: ImportResultProps) {
  const { imports } = useStudioTexts()
  return (
    <Panel ref={focusOn} tabIndex={-1} aria-label={imports.done}>
      <Heading>{imports.done}</Heading>
      <ChangeGroups changes={changes} deletes={deletes} hasLinks />
      {missing_pictures && <Notes>{missing_pictures}</Notes>}
    </Panel>
  )
}

function Sources({ sources }: Pick<ImportPreviewData, 'sources'>) {
  const { imports } = useStudioTexts()
  return sources.map(({ kind, taken, notes }, index) => (
    <div key={index}>
      <p>{`${kind}: ${taken}`}</p>
      {notes && (
        <DetailsGroup>
          <summary>{imports.notes(kind)}</summary>
          <Notes>{notes}</Notes>
        </DetailsGroup>
      )}
    </div>
  ))
}
