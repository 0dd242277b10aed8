import type { TObject } from 'typebox'
import type { CreateArgs, UpdateArgs } from '../../api/entryEndpoints'
import { clothDyes, clothPatterns } from '../../contract/constants'
import type { TrackedResource } from '../../contract/studio'
import type { StudioTexts } from '../language/texts'
import type { StudioThunk } from '../useStudioDispatch'
import type { FormValues } from './formValues'
import type { Publication } from './publication'

export type ReferenceKind = 'categories' | 'skills' | 'projects'

type ChoiceTexts = StudioTexts['choices']

type SimpleControl =
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
  /** The values are those of the body of a request; `labels` is their part of the catalogue. */
  | {
      type: 'choice'
      labels: keyof ChoiceTexts
      values: readonly (string | number)[]
      /** What an empty field stands for. */
      fallback?: string | number
    }
  | { type: 'reference'; to: ReferenceKind }
  /** The colours of the site. */
  | { type: 'siteDye' }
  /** A number that a button draws. */
  | { type: 'seed' }
  /** Some of the values in an order; without any, all in the order of `values`. */
  | { type: 'selection'; labels: keyof ChoiceTexts; values: readonly string[] }
  /** `flag` is 1 or 0, `boolean` is true or false. */
  | { type: 'check'; of: 'flag' | 'boolean' }

interface TextsControl {
  type: 'texts'
}

interface ObjectsControl<Part> {
  type: 'objects'
  fields: readonly Part[]
}

/** One object; null if all its fields are empty. */
interface GroupControl<Part> {
  type: 'group'
  fields: readonly Part[]
}

export type Control = SimpleControl | TextsControl | ObjectsControl<Field> | GroupControl<Field>

export interface Field<Name extends string = string, Type = Control> {
  name: Name
  control: Type
}

export type LabelledField<Labels> = {
  [Name in keyof Labels & string]: Field<Name, LabelledControl<Labels[Name]>>
}[keyof Labels & string]

type LabelledControl<Labels> =
  | SimpleControl
  | (Labels extends { item: string } ? TextsControl : never)
  | (Labels extends { fields: infer Parts } ? GroupControl<LabelledField<Parts>> : never)
  | (Labels extends { item: string; fields: infer Parts }
      ? ObjectsControl<LabelledField<Parts>>
      : never)

/** Options of a read that comes from the server, and whose result is not kept. */
export const fresh = { forceRefetch: true, subscribe: false } as const

type EntryRequest = StudioThunk<
  PromiseLike<{ data?: object; error?: unknown }> & { unwrap: () => Promise<object> }
>

interface EntryRequests<Body> {
  read(id: number): EntryRequest
  /** Without it, the entry exists always. */
  create?(write: CreateArgs<Body>): EntryRequest
  update(write: UpdateArgs<Partial<Body>>): EntryRequest
}

interface Endpoints<Body> {
  get: { initiate(id: number, options: typeof fresh): EntryRequest }
  create: { initiate(write: CreateArgs<Body>): EntryRequest }
  update: { initiate(write: UpdateArgs<Partial<Body>>): EntryRequest }
}

export const requestsOf = <Body>({ get, create, update }: Endpoints<Body>) => ({
  read: (id: number) => get.initiate(id, fresh),
  create: (write: CreateArgs<Body>) => create.initiate(write),
  update: (write: UpdateArgs<Partial<Body>>) => update.initiate(write),
})

type SectionTitle = keyof StudioTexts['sections']

interface FormOptions<Body, Resource, FormField> {
  resource: Resource
  /** The schema of the body that creates an entry, or that changes it if entries are not created. */
  schema: TObject
  /** What the screen shows, from top to bottom; those of `sections` below headings. */
  fields?: readonly FormField[]
  sections?: Partial<Record<SectionTitle, readonly FormField[]>>
  requests: EntryRequests<Body>
  initialValues?: FormValues
  /** Without it, visitors see every entry. */
  publication?: Publication
}

export type FormDefinition = FormOptions<Record<string, unknown>, TrackedResource, Field>

/** The groups of fields with their titles; a form without groups is one without a title. */
export function sectionsOf({ fields = [], sections = {} }: FormDefinition) {
  const groups = Object.entries(sections) as [SectionTitle, readonly Field[]][]
  return fields.length > 0 ? [[undefined, fields] as const, ...groups] : groups
}

/** Describes a form; its fields are those of the body, and have labels in the catalogue. */
export function defineForm<Body extends Record<string, unknown>, Resource extends TrackedResource>(
  options: FormOptions<
    Body,
    Resource,
    Field<keyof Body & string> & LabelledField<StudioTexts['fields'][Resource]>
  >,
): FormDefinition {
  return options
}

const field =
  <Type extends Control>(control: Type) =>
  <Name extends string>(name: Name): Field<Name, Type> => ({ name, control })

export const text = field({ type: 'text' })
export const ownerName = field({ type: 'text', autoComplete: 'name' })
export const jobTitle = field({ type: 'text', autoComplete: 'organization-title' })
export const email = field({ type: 'text', inputMode: 'email', autoComplete: 'email' })
export const phone = field({ type: 'text', inputMode: 'tel', autoComplete: 'tel' })
export const link = field({ type: 'text', inputMode: 'url' })

export const isLink = (control: Control) => control.type === 'text' && control.inputMode === 'url'

export const longText = field({ type: 'longText' })
export const markdown = field({ type: 'markdown' })
export const number = field({ type: 'number' })
export const flag = field({ type: 'check', of: 'flag' })
export const check = field({ type: 'check', of: 'boolean' })
export const date = field({ type: 'date' })
export const moment = field({ type: 'moment' })
export const siteDye = field({ type: 'siteDye' })
export const seed = field({ type: 'seed' })
export const texts = field({ type: 'texts' })

export const picture = <Name extends string>(name: Name, alt?: string) =>
  field({ type: 'picture', alt })(name)

export const reference = <Name extends string>(name: Name, to: ReferenceKind) =>
  field({ type: 'reference', to })(name)

export const choice = <Name extends string, Kind extends keyof ChoiceTexts>(
  name: Name,
  labels: Kind,
  values: readonly (keyof ChoiceTexts[Kind] & (string | number))[],
  fallback?: keyof ChoiceTexts[Kind] & (string | number),
) => field({ type: 'choice', labels, values, fallback })(name)

export const selection = <Name extends string, Kind extends keyof ChoiceTexts>(
  name: Name,
  labels: Kind,
  values: readonly (keyof ChoiceTexts[Kind] & string)[],
) => field({ type: 'selection', labels, values })(name)

export const objects = <Name extends string, Part extends Field>(
  name: Name,
  fields: readonly Part[],
): Field<Name, ObjectsControl<Part>> => ({ name, control: { type: 'objects', fields } })

export const group = <Name extends string, Part extends Field>(
  name: Name,
  fields: readonly Part[],
): Field<Name, GroupControl<Part>> => ({ name, control: { type: 'group', fields } })

export const cloth = group('cloth', [
  choice('pattern', 'patterns', clothPatterns),
  choice('dye', 'dyes', clothDyes),
])
