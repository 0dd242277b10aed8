import type { DraftReference } from '../../contract/drafts'
import type { FormValue } from './formValues'
import type { DraftContent, SentChanges, StoredDraft } from './storedDrafts'

/** Parses a stored draft; undefined for anything else. */
export function parseDraft(text: string | null): StoredDraft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<StoredDraft> | null
    const content = parseContent(draft?.content)
    if (!draft || !content || typeof draft.key !== 'string') return undefined
    const { key, revision = 0, entryId = null, savedAt = '' } = draft
    return { key, revision, entryId, savedAt, content }
  } catch {
    return undefined
  }
}

/** The content of a draft; undefined if it is none. */
export function parseContent(data: unknown): DraftContent | undefined {
  if (!isRecord(data)) return undefined
  const { changes, ancestor, sent, replaces } = data
  if (!isFormValue(changes) || !isFormValue(ancestor)) return undefined
  if (!isRecord(changes) || !isRecord(ancestor)) return undefined
  return {
    changes: changes,
    ancestor: ancestor,
    sent: (Array.isArray(sent) ? sent.filter(isSent) : []) as SentChanges[],
    replaces: (Array.isArray(replaces) ? replaces.filter(isReference) : []) as DraftReference[],
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isFormValue(value: unknown): value is FormValue {
  if (typeof value === 'string' || typeof value === 'boolean') return true
  return typeof value === 'object' && value !== null && Object.values(value).every(isFormValue)
}

function isReference(value: unknown): boolean {
  return isRecord(value) && typeof value.key === 'string' && typeof value.revision === 'number'
}

function isSent(value: unknown): boolean {
  return isReference(value) && isRecord(value) && isFormValue(value.changes)
}
