import type { TObject } from 'typebox'
import type { CreateArgs, UpdateArgs } from '../../api/entryEndpoints'
import type { ClothDye, ClothPattern } from '../../contract/constants'
import type { TrackedResource } from '../../contract/studio'
import type { StudioThunk } from '../useStudioDispatch'
import type { FormValues } from './formValues'

/** The entries that a field can refer to. */
export type ReferenceKind = 'categories' | 'skills' | 'projects'

interface Choice {
  /** As in the body of a request. */
  value: string | number
  label: string
}

/** How a field is shown and edited. */
export type Control =
  | { type: 'text'; inputMode?: 'email' | 'tel' | 'url'; autoComplete?: string }
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

/** Options of a read that comes from the server, and whose result is not kept. */
export const fresh = { forceRefetch: true, subscribe: false } as const

type EntryRequest = StudioThunk<{ unwrap: () => Promise<object> }>

/** The requests of a form for entries with this body. */
interface EntryRequests<Body> {
  read(id: number): EntryRequest
  /** Without it, the entry exists always. */
  create?(write: CreateArgs<Body>): EntryRequest
  update(write: UpdateArgs<Partial<Body>>): EntryRequest
}

interface FormOptions<Body, Name extends string> {
  resource: TrackedResource
  /** The schema of the body that creates an entry, or that changes it if entries are not created. */
  schema: TObject
  /** What the screen shows, from top to bottom. */
  sections: readonly { title?: string; fields: readonly Field<Name>[] }[]
  requests: EntryRequests<Body>
  /** The values of a new entry that are not empty. */
  initialValues?: FormValues
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

/** @param defaultHint the hint of fields without one of their own */
const field =
  (control: Control, defaultHint?: string) =>
  <Name extends string>(name: Name, label: string, hint = defaultHint): Field<Name> => ({
    name,
    label,
    hint,
    control,
  })

/** Like `field`, for a control with an option: `choice('language', 'Bahasa', languages)`. */
const fieldWith =
  <Option>(controlOf: (option: Option) => Control) =>
  <Name extends string>(name: Name, label: string, option: Option, hint?: string): Field<Name> => ({
    name,
    label,
    hint,
    control: controlOf(option),
  })

export const text = field({ type: 'text' })
export const ownerName = field({ type: 'text', autoComplete: 'name' })
export const jobTitle = field({ type: 'text', autoComplete: 'organization-title' })
export const email = field({ type: 'text', inputMode: 'email', autoComplete: 'email' })
export const phone = field({ type: 'text', inputMode: 'tel', autoComplete: 'tel' })
export const link = field({ type: 'text', inputMode: 'url' })
export const longText = field({ type: 'longText' })
export const markdown = field({ type: 'markdown' })
export const number = field({ type: 'number' })
export const flag = field({ type: 'check', of: 'flag' })
export const check = field({ type: 'check', of: 'boolean' })
export const date = field(
  { type: 'date' },
  'Tahun, bulan, atau hari: 2024, 2024-03, atau 2024-03-15.',
)
export const moment = field({ type: 'moment' }, 'Waktu Jakarta.')

export const choice = fieldWith((choices: readonly Choice[]) => ({ type: 'choice', choices }))
export const reference = fieldWith((to: ReferenceKind) => ({ type: 'reference', to }))
/** The option is the label of one text. */
export const texts = fieldWith((itemLabel: string) => ({ type: 'texts', itemLabel }))
export const group = fieldWith((fields: readonly Field[]) => ({ type: 'group', fields }))

export const picture = <Name extends string>(name: Name, label: string, alt?: string) =>
  field({ type: 'picture', alt })(name, label)

/** @param itemLabel names one of the objects */
export const objects = <Name extends string>(
  name: Name,
  label: string,
  itemLabel: string,
  fields: readonly Field[],
) => field({ type: 'objects', itemLabel, fields })(name, label)

const patterns: Record<ClothPattern, string> = {
  kawung: 'Kawung',
  parang: 'Parang',
  ceplok: 'Ceplok',
  truntum: 'Truntum',
  nitik: 'Nitik',
  tambal: 'Tambal',
}

const dyes: Record<ClothDye, string> = {
  soga: 'Soga',
  indigo: 'Indigo',
  mengkudu: 'Mengkudu',
  turmeric: 'Kunyit',
  leaf: 'Daun',
  violet: 'Ungu',
}

const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The batik of an entry. */
export const cloth = group(
  'cloth',
  'Batik',
  [choice('pattern', 'Motif', choicesOf(patterns)), choice('dye', 'Warna', choicesOf(dyes))],
  'Yang tidak dipilih ditentukan dari judul dan kategori.',
)
