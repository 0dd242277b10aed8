import type { SavedEntry } from './entryServer'
import { changedFields, isEmpty, pickFields, type FormValues } from './formValues'
import { conflictsOf, joinValues, type Sides } from './joinValues'
import type { DraftContent } from './storedDrafts'

/** The controls of a form, which the owner can change at any time. */
export interface FormControls {
  /** A copy of the values. */
  read: () => FormValues
  write: (values: FormValues) => void
}

/**
 * The three sides of a form's fields: what it started from, what is typed, and what the server
 * has. It has no part in what is typed: the controls have the only copy.
 */
export class FormSides {
  /** Undefined until the entry is created or read. */
  entry: SavedEntry | undefined
  ancestor: FormValues

  constructor(
    private readonly emptyValues: FormValues,
    private readonly form: FormControls,
  ) {
    this.ancestor = emptyValues
  }

  get current(): Sides {
    const server = this.entry?.values ?? this.emptyValues
    return { ancestor: this.ancestor, values: this.form.read(), server }
  }

  /** The fields of the form that the server has other values of. */
  get changes(): FormValues {
    const { server, values } = this.current
    return changedFields(server, values)
  }

  get hasChanges(): boolean {
    return !isEmpty(this.changes)
  }

  /** The fields that the owner has to decide about. */
  get conflicts(): string[] {
    return conflictsOf(this.current)
  }

  /** Shows what the server has. */
  reset(): void {
    this.ancestor = this.current.server
    this.form.write(this.ancestor)
  }

  /** Shows a draft, joined with what the server has. */
  continue(draft: Pick<DraftContent, 'ancestor' | 'changes'>): void {
    const { server } = this.current
    const names = Object.keys(server)
    const sides = {
      ancestor: { ...server, ...pickFields(draft.ancestor, names) },
      values: { ...server, ...pickFields(draft.changes, names) },
      server,
    }
    const { ancestor, values } = joinValues(sides, server)
    this.ancestor = ancestor
    this.form.write(values)
  }

  /**
   * Takes over what the server has made of the sent values, but keeps what was typed meanwhile.
   * @returns whether something was
   */
  accept(saved: SavedEntry, sentValues: FormValues): boolean {
    const typed = changedFields(sentValues, this.form.read())
    this.entry = saved
    this.ancestor = saved.values
    this.form.write({ ...saved.values, ...typed })
    return !isEmpty(typed)
  }

  /**
   * Joins what the server has now with the form.
   * @returns the fields that were replaced in the form
   */
  join(entry: SavedEntry): string[] {
    const joined = joinValues(this.current, entry.values)
    this.entry = entry
    this.ancestor = joined.ancestor
    this.form.write(pickFields(joined.values, joined.replaced))
    return joined.replaced
  }

  /** Decides about a field that both sides have changed. */
  resolve(field: string, side: 'mine' | 'server'): void {
    const values = pickFields(this.current.server, [field])
    this.ancestor = { ...this.ancestor, ...values }
    if (side === 'server') this.form.write(values)
  }
}
