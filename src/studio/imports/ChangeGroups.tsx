import type { ImportChanges, ImportedEntry, ImportedField } from '../../contract/imports'
import { fieldTexts } from '../forms/labels'
import { useStudioTexts } from '../language/StudioTextsContext'
import type { StudioTexts } from '../language/texts'
import { Facts } from '../lists/rowStyles'
import { Group } from '../overview/Group'

/** Entries of a group that are listed. */
const maxShown = 20

interface ChangeGroupsProps {
  changes: ImportChanges
  /** Whether the removed entries are deleted. */
  deletes: boolean
}

/** The changes of an import, in one group for each kind of change. */
export function ChangeGroups({ changes, deletes }: ChangeGroupsProps) {
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

/** An entry, with the labels and the values of the fields that are changed. */
interface ListedEntry extends ImportedEntry {
  fields?: { label: string; own: string; given: string }[]
}

/** Joins the fields of an entry, which follow one another. */
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
    <Group open>
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
    </Group>
  )
}
