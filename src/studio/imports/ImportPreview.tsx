import { useState } from 'react'
import styled from 'styled-components'
import type {
  ImportChanges,
  ImportedEntry,
  ImportedField,
  ImportInput,
  ImportPreviewData,
} from '../../contract/imports'
import { Heading, MutedText } from '../../ui/Page'
import { fieldTexts } from '../forms/labels'
import { useStudioTexts, type StudioTexts } from '../language/StudioTextsContext'
import { Facts } from '../ui/rows'
import { DetailsGroup } from '../overview/OverviewSection'
import { Choice } from '../ui/Choice'
import { ActionButton } from '../ui/PendingButton'
import { Sections } from '../ui/Section'

export const Notes = styled.p`
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
          {imports.deletes}
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

const maxShown = 20

interface ChangeGroupsProps {
  changes: ImportChanges
  deletes: boolean
}

function ChangeGroups({ changes, deletes }: ChangeGroupsProps) {
  const texts = useStudioTexts()
  const { groups } = texts.imports
  const { added, changed, removed, kept } = changes
  return (
    <div>
      <ChangeGroup title={groups.added} entries={added} />
      <ChangeGroup title={groups.changed} entries={joinFields(texts, changed)} />
      <ChangeGroup title={deletes ? groups.deleted : groups.removed} entries={removed} />
      <ChangeGroup title={groups.kept} entries={joinFields(texts, kept)} />
    </div>
  )
}

interface ListedEntry extends ImportedEntry {
  fields?: { label: string; own: string; given: string }[]
}

function joinFields(texts: StudioTexts, fields: readonly ImportedField[]): ListedEntry[] {
  const entries: Required<ListedEntry>[] = []
  for (const { resource, title, field, own, given } of fields) {
    const change = { label: labelOf(texts, resource, field), own, given }
    const last = entries.at(-1)
    if (last?.resource === resource && last.title === title) last.fields.push(change)
    else entries.push({ resource, title, fields: [change] })
  }
  return entries
}

/** Of a technology, a content file has the fields of the skill, too. */
function labelOf(
  { fields, imports }: StudioTexts,
  resource: ImportedField['resource'],
  name: string,
): string {
  const labels = { ...imports.fields, ...fields['profile-skills'], ...fields[resource] }
  return fieldTexts(labels, name).label
}

interface ChangeGroupProps {
  title: (count: number) => string
  entries: readonly ListedEntry[]
}

function ChangeGroup({ title, entries }: ChangeGroupProps) {
  const { imports, nouns } = useStudioTexts()
  if (entries.length === 0) return null
  return (
    <DetailsGroup open>
      <summary>{title(entries.length)}</summary>
      <ul>
        {entries.slice(0, maxShown).map(({ resource, title, fields }, index) => (
          <li key={index}>
            <Facts>{nouns[resource].title}</Facts>
            {title}
            {fields && (
              <ul>
                {fields.map(({ label, own, given }) => (
                  <li key={label}>{imports.field(label, own || '–', given || '–')}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
        {entries.length > maxShown && <li>{imports.more(entries.length - maxShown)}</li>}
      </ul>
    </DetailsGroup>
  )
}
