import type { TObject } from 'typebox'
import type { CreateArgs, UpdateArgs } from '../../api/entryEndpoints'
import { clothDyes, clothPatterns } from '../../contract/constants'
import type { TrackedResource } from '../../contract/studio'
import type { StudioTexts } from '../language/StudioTextsContext'
import type { StudioThunk } from '../useStudioDispatch'
import type { FormValues } from './formValues'
import type { Publication } from './publication'

export type ReferenceKind = 'categories' | 'skills' | 'projects'

type ChoiceTexts = StudioTexts['choices']

/** The values are those of the body of a request; `labels` is their part of the catalogue. */
interface Choices<Type, Value> {
  type: Type
  labels: keyof ChoiceTexts
  values: readonly Value[]
  /** What an empty field stands for. */
  fallback?: Value
}

type ChoiceControl =
  | Choices<'choice', string | number>
  /**
   * Some of the values in an order. Without any, all in the order of `values` or, with `isAutomatic`,
   * the pages with entries.
   */
  | (Choices<'selection', string> & { isAutomatic?: boolean })

type EntryControl =
  /** The address of a picture; `alt` is the field beside it that describes the picture. */
  { type: 'picture'; alt?: string } | { type: 'reference'; to: ReferenceKind }

export type Control =
  | { type: 'longText' | 'markdown' | 'number' | 'date' | 'moment' | 'siteDye' | 'seed' }
  | { type: 'texts' }
  | { type: 'text'; inputMode?: 'email' | 'tel' | 'url'; autoComplete?: string; isShort?: boolean }
  /** `flag` is 1 or 0, `boolean` is true or false. */
  | { type: 'check'; of: 'flag' | 'boolean' }
  /** One object, which is null if all its fields are empty. */
  | { type: 'group'; fields: readonly Field[] }
  | { type: 'objects'; fields: readonly Field[] }
  | EntryControl
  | ChoiceControl

export interface Field {
  name: string
  control: Control
}

/** Controls that a form only names. */
const plainControls = {
  text: { type: 'text' },
  shortText: { type: 'text', isShort: true },
  ownerName: { type: 'text', autoComplete: 'name', isShort: true },
  jobTitle: { type: 'text', autoComplete: 'organization-title', isShort: true },
  email: { type: 'text', inputMode: 'email', autoComplete: 'email', isShort: true },
  phone: { type: 'text', inputMode: 'tel', autoComplete: 'tel', isShort: true },
  link: { type: 'text', inputMode: 'url' },
  longText: { type: 'longText' },
  markdown: { type: 'markdown' },
  picture: { type: 'picture' },
  number: { type: 'number' },
  /** A year, a month or a day, as exact as the owner knows it. */
  date: { type: 'date' },
  /** A date and a time, in Jakarta. */
  moment: { type: 'moment' },
  siteDye: { type: 'siteDye' },
  /** A number that a button draws. */
  seed: { type: 'seed' },
  flag: { type: 'check', of: 'flag' },
  check: { type: 'check', of: 'boolean' },
} as const satisfies Record<string, Control>

const shortTypes = ['choice', 'reference', 'number', 'date', 'moment']

/** Whether a control has room beside another one. */
export const isShort = (control: Control) =>
  shortTypes.includes(control.type) || (control.type === 'text' && control.isShort === true)

export const isLink = (control: Control) => control.type === 'text' && control.inputMode === 'url'

type LabelledChoices = {
  [Kind in keyof ChoiceTexts]: { labels: Kind; values: readonly (keyof ChoiceTexts[Kind])[] }
}[keyof ChoiceTexts]

type ControlOption<Labels> =
  | keyof typeof plainControls
  | EntryControl
  | (ChoiceControl & LabelledChoices)
  | (Labels extends { item: string } ? 'texts' : never)
  | (Labels extends { fields: infer Parts } ? { group: FieldTable<Parts> } : never)
  | (Labels extends { item: string; fields: infer Parts } ? { objects: FieldTable<Parts> } : never)

/** The controls of fields, from top to bottom. The fields have labels in the catalogue. */
type FieldTable<Labels> = { readonly [Name in keyof Labels]?: ControlOption<Labels[Name]> }

interface AnyLabels {
  item: string
  fields: Record<string, AnyLabels>
}

type AnyTable = FieldTable<AnyLabels['fields']>

const toFields = (table: AnyTable): Field[] =>
  Object.entries(table).map(([name, option = 'text']) => ({ name, control: toControl(option) }))

function toControl(option: ControlOption<AnyLabels>): Control {
  if (option === 'texts') return { type: option }
  if (typeof option === 'string') return plainControls[option]
  if ('group' in option) return { type: 'group', fields: toFields(option.group) }
  if ('objects' in option) return { type: 'objects', fields: toFields(option.objects) }
  return option
}

export const cloth = {
  group: {
    pattern: { type: 'choice', labels: 'patterns', values: clothPatterns },
    dye: { type: 'choice', labels: 'dyes', values: clothDyes },
  },
} as const

/** Options of a read that comes from the server, and whose result is not kept. */
export const uncachedQuery = { forceRefetch: true, subscribe: false } as const

type EntryRequest = StudioThunk<
  PromiseLike<{ data?: object; error?: unknown }> & { unwrap: () => Promise<object> }
>

interface EntryEndpoints<Body> {
  get: { initiate(id: number, options: typeof uncachedQuery): EntryRequest }
  /** Without it, the entry exists always. */
  create?: { initiate(write: CreateArgs<Body>): EntryRequest }
  update: { initiate(write: UpdateArgs<Partial<Body>>): EntryRequest }
}

type SectionTitle = keyof StudioTexts['sections']

interface FormBase<Body, Resource> {
  resource: Resource
  /** The schema of the body that creates an entry, or that changes it if entries are not created. */
  schema: TObject
  endpoints: EntryEndpoints<Body>
  initialValues?: FormValues
  /** Without it, visitors see every entry. */
  publication?: Publication
}

export interface FormDefinition<Resource = TrackedResource> extends FormBase<
  Record<string, unknown>,
  Resource
> {
  /** The groups of fields, most of them below a heading. */
  sections: readonly { title?: SectionTitle; fields: readonly Field[] }[]
}

export interface FormOptions<Body, Resource extends TrackedResource> extends FormBase<
  Body,
  Resource
> {
  fields?: FieldTable<StudioTexts['fields'][Resource]>
  sections?: Partial<Record<SectionTitle, FieldTable<StudioTexts['fields'][Resource]>>>
}

/** Describes a form by its `fields`, or by its `sections` with headings. */
export function defineForm<Body extends Record<string, unknown>, Resource extends TrackedResource>({
  fields,
  sections = {},
  ...form
}: FormOptions<Body, Resource>): FormDefinition<Resource> {
  const titled = Object.entries(sections) as [SectionTitle, AnyTable][]
  const groups = titled.map(([title, table]) => ({ title, fields: toFields(table) }))
  return { ...form, sections: fields ? [{ fields: toFields(fields) }] : groups }
}
