import type { TObject } from 'typebox'
import type { TrackedResource } from '../../contract/history'
import type { StudioThunk } from '../useStudioDispatch'
import type { FormValues } from './formValues'

/** The entries that a field can refer to. */
export type ReferenceKind = 'categories' | 'skills' | 'projects'

interface Choice {
  /** As in the body of a request. */
  value: string | number
  label: string
}

/** What the owner writes about themselves, which the browser may know. */
type OwnerField = 'name' | 'organization-title' | 'email' | 'tel'

/** How a field is shown and edited. */
export type Control =
  | { type: 'text'; inputMode?: 'email' | 'tel' | 'url'; autoComplete?: OwnerField }
  | { type: 'longText' }
  | { type: 'markdown' }
  /** The address of a picture; `alt` is the field beside it that describes the picture. */
  | { type: 'picture'; alt?: string }
  | { type: 'number' }
  /** A year, a month or a day, as exact as the owner knows it. */
  | { type: 'date' }
  /** A date and a time, in Jakarta. */
  | { type: 'moment' }
  | { type: 'choice'; choices: readonly Choice[] }
  | { type: 'reference'; to: ReferenceKind }
  /** `flag` is 1 or 0, `boolean` is true or false. */
  | { type: 'check'; of: 'flag' | 'boolean' }
  /** Texts, each in a control of its own. */
  | { type: 'texts'; itemLabel: string }
  /** Objects, each with these fields. */
  | { type: 'objects'; itemLabel: string; fields: readonly Field[] }
  /** One object; null if all its fields are empty. */
  | { type: 'group'; fields: readonly Field[] }

/** A field of a form. */
export interface Field<Name extends string = string> {
  name: Name
  label: string
  hint?: string
  control: Control
}

/** The requests of a form for entries with this body. */
export interface EntryRequests<Body> {
  read(id: number): StudioThunk<{ unwrap: () => Promise<object>; unsubscribe: () => void }>
  /** Without it, the entry exists always. */
  create?(write: { input: Body; drafts: string }): StudioThunk<{ unwrap: () => Promise<object> }>
  update(write: {
    id: number
    changes: Partial<Body>
    version?: string
    drafts: string
  }): StudioThunk<{ unwrap: () => Promise<object> }>
}

interface FormOptions<Body, Name extends string> {
  resource: TrackedResource
  /** The schema of the body that creates an entry, or that changes it if entries are not created. */
  schema: TObject
  /** What the screen shows, from top to bottom. */
  sections: readonly FormSection<Name>[]
  requests: EntryRequests<Body>
  /** The values of a new entry that are not empty. */
  initialValues?: FormValues
}

/** The fields with one heading, or without. */
interface FormSection<Name extends string> {
  title?: string
  fields: readonly Field<Name>[]
}

export type FormDefinition = FormOptions<Record<string, unknown>, string>

/** Describes a form; its fields are those of the body. */
export function defineForm<Body extends Record<string, unknown>>(
  options: FormOptions<Body, keyof Body & string>,
): FormDefinition {
  return options
}

/** All fields of a form. */
export function fieldsOf({ sections }: FormDefinition): readonly Field[] {
  return sections.flatMap(({ fields }) => fields)
}

const field =
  (control: Control) =>
  <Name extends string>(name: Name, label: string, hint?: string): Field<Name> => ({
    name,
    label,
    hint,
    control,
  })

export const text = field({ type: 'text' })
export const ownerName = field({ type: 'text', autoComplete: 'name' })
export const jobTitle = field({ type: 'text', autoComplete: 'organization-title' })
export const email = field({ type: 'text', inputMode: 'email', autoComplete: 'email' })
export const phone = field({ type: 'text', inputMode: 'tel', autoComplete: 'tel' })
export const link = field({ type: 'text', inputMode: 'url' })

export const picture = <Name extends string>(name: Name, label: string, alt?: string) =>
  field({ type: 'picture', alt })(name, label)

export const longText = field({ type: 'longText' })
export const markdown = field({ type: 'markdown' })
export const number = field({ type: 'number' })
export const flag = field({ type: 'check', of: 'flag' })
export const check = field({ type: 'check', of: 'boolean' })

const dateHint = 'Tahun, bulan, atau hari: 2024, 2024-03, atau 2024-03-15.'

export const date = <Name extends string>(name: Name, label: string, hint = dateHint) =>
  field({ type: 'date' })(name, label, hint)

export const moment = <Name extends string>(name: Name, label: string, hint = 'Waktu Jakarta.') =>
  field({ type: 'moment' })(name, label, hint)

export const choice = <Name extends string>(
  name: Name,
  label: string,
  choices: readonly Choice[],
  hint?: string,
) => field({ type: 'choice', choices })(name, label, hint)

export const reference = <Name extends string>(
  name: Name,
  label: string,
  to: ReferenceKind,
  hint?: string,
) => field({ type: 'reference', to })(name, label, hint)

/** @param itemLabel names one of the texts */
export const texts = <Name extends string>(
  name: Name,
  label: string,
  itemLabel: string,
  hint?: string,
) => field({ type: 'texts', itemLabel })(name, label, hint)

/** @param itemLabel names one of the objects */
export const objects = <Name extends string>(
  name: Name,
  label: string,
  itemLabel: string,
  fields: readonly Field[],
  hint?: string,
) => field({ type: 'objects', itemLabel, fields })(name, label, hint)

export const group = <Name extends string>(
  name: Name,
  label: string,
  fields: readonly Field[],
  hint?: string,
) => field({ type: 'group', fields })(name, label, hint)
