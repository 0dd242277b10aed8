import { Link } from 'react-router-dom'
import type { ImportChanges, ImportedEntry, ImportedField } from '../../contract/imports'
import { fieldTexts } from '../forms/labels'
import { useStudioTexts, type StudioTexts } from '../language/StudioTextsContext'
import { nouns } from '../nouns'
import { DetailsGroup } from '../overview/OverviewSection'
import { Facts } from '../ui/rows'

const maxShown = 20

interface ChangeGroupsProps {
  changes: ImportChanges
  deletes: boolean
  /** Whether the nouns are links to their lists. */
  hasLinks?: boolean
}

/** The changes of an import by their kind. */
export function ChangeGroups({ changes, deletes, hasLinks }: ChangeGroupsProps) {
  const texts = useStudioTexts()
  const { groups } = texts.imports
  const { added, changed, removed, kept } = changes
  return (
    <div>
      <ChangeGroup title={groups.added} entries={added} hasLinks={hasLinks} />
      <ChangeGroup
        title={groups.changed}
        entries={joinFields(texts, changed)}
        hasLinks={hasLinks}
      />
      <ChangeGroup
        title={deletes ? groups.deleted : groups.removed}
        entries={removed}
        isClosed={!deletes}
      />
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
  hasLinks?: boolean
  isClosed?: boolean
}

function ChangeGroup({ title, entries, hasLinks, isClosed }: ChangeGroupProps) {
  const { imports, nouns: texts } = useStudioTexts()
  if (entries.length === 0) return null
  return (
    <DetailsGroup open={!isClosed}>
      <summary>{title(entries.length)}</summary>
      <ul>
        {entries.slice(0, maxShown).map(({ resource, title, fields }, index) => (
          <li key={index}>
            <Facts>
              {hasLinks ? (
                <Link to={nouns[resource].path}>{texts[resource].title}</Link>
              ) : (
                texts[resource].title
              )}
            </Facts>
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
