import type { FieldErrors, Resolver } from 'react-hook-form'
import { get, set } from 'react-hook-form'
import type { TSchema } from 'typebox'
import type { TLocalizedValidationError } from 'typebox/error'
import Format from 'typebox/format'
import { Value } from 'typebox/value'
import { isDay } from '../../lib/dates'
import { safeLink } from '../../lib/links'
import { fieldsOf, type FormDefinition } from './fields'
import { toBody, type FormValues } from './formValues'

Format.Set('day', isDay)
Format.Set('link', (text) => text.trim() === '' || safeLink(text) !== undefined)

/** The body that the values of some or all fields make. */
export function bodyOf(form: FormDefinition, values: FormValues): Record<string, unknown> {
  return toBody(fieldsOf(form), values, (name) => !accepts(form, name, null))
}

/** Whether an entry needs a field. */
export function isRequired(form: FormDefinition, name: string): boolean {
  return [null, '', 0, false].every((empty) => !accepts(form, name, empty))
}

function accepts({ schema }: FormDefinition, name: string, value: unknown): boolean {
  const property = (schema.properties as Partial<Record<string, TSchema>>)[name]
  return property !== undefined && Value.Check(property, value)
}

const isBlank = (value: unknown) => value === null || value === ''

/** Checks the values by the schema of the API: one error per field, with its path in the body. */
export function findErrors(form: FormDefinition, values: FormValues) {
  const body = bodyOf(form, values)
  const errors = new Map<string, string>()
  for (const error of Value.Errors(form.schema, body)) {
    const path = error.instancePath.slice(1).replaceAll('/', '.')
    const isMissing = error.keyword === 'type' && isBlank(get(body, path))
    const message = isMissing ? 'Wajib diisi.' : messageOf(error)
    if (message && !errors.has(path)) errors.set(path, message)
  }
  return [...errors].map(([path, message]) => ({ path, message }))
}

const formatMessages: Record<string, string> = {
  day: 'Tulis tanggal yang ada, misalnya 2024, 2024-03, atau 2024-03-15.',
  link: 'Tulis alamat lengkap yang diawali https://, atau jalur di situs ini, misalnya /pictures/a.webp.',
}

/** The message of an error; empty for the errors that summarise or accompany others. */
function messageOf(error: TLocalizedValidationError): string {
  switch (error.keyword) {
    case 'minLength':
      return 'Wajib diisi.'
    case 'maxLength':
      return `Terlalu panjang: paling banyak ${error.params.limit} karakter.`
    case 'maxItems':
      return `Terlalu banyak: paling banyak ${error.params.limit}.`
    case 'minimum':
      return `Paling kecil ${error.params.limit}.`
    case 'maximum':
      return `Paling besar ${error.params.limit}.`
    case 'format':
      return formatMessages[error.params.format] ?? 'Bentuknya tidak sesuai.'
    case 'pattern':
      return patternMessage(String(error.params.pattern))
    case 'type':
      return typeMessage(error.params.type)
    case 'enum':
    case 'const':
      return 'Pilih salah satu.'
    default:
      return ''
  }
}

function typeMessage(type: string | string[]): string {
  if (type === 'integer') return 'Tulis bilangan bulat.'
  if (type === 'number') return 'Tulis angka.'
  // The second alternative of a field that may be null.
  return type === 'null' ? '' : 'Wajib diisi.'
}

function patternMessage(pattern: string): string {
  if (pattern.includes('@')) return 'Tulis alamat email yang lengkap, misalnya nama@contoh.com.'
  if (pattern.startsWith('^[a-z0-9]')) return 'Hanya huruf kecil, angka, dan tanda hubung.'
  if (pattern.startsWith('^[A-Za-z]')) return 'Tulis kode bahasa, misalnya id atau en.'
  // A date: the message of the format is more precise.
  return pattern.startsWith('^\\d') ? (formatMessages.day ?? '') : 'Bentuknya tidak sesuai.'
}

/** Validates the values of a form for React Hook Form, which the schema knows in another shape. */
export function formResolver(form: FormDefinition): Resolver {
  return (values) => {
    const errors: FieldErrors = {}
    for (const { path, message } of findErrors(form, values)) {
      set(errors, controlPath(form, path), { type: 'schema', message })
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

/** The path of the control that has the value at a path of the body. */
export function controlPath(form: FormDefinition, path: string): string {
  const [name = '', ...rest] = path.split('.')
  const control = fieldsOf(form).find((field) => field.name === name)?.control
  if (control?.type === 'texts' && rest.length === 1) return `${path}.text`
  return path
}

const serverMessages: readonly (readonly [RegExp, string])[] = [
  [/^is taken by/, 'Sudah dipakai oleh entri lain.'],
  [/^names none of/, 'Pilihan ini sudah tidak ada.'],
  [/^is before start_date/, 'Lebih awal daripada tanggal mulai.'],
  [/NUL/, 'Berisi karakter yang tidak dapat disimpan.'],
  [/is missing/, 'Wajib diisi.'],
]

/** The message of the server in the language of the studio. */
export function serverMessage(message: string): string {
  return (
    serverMessages.find(([pattern]) => pattern.test(message))?.[1] ?? `Ditolak server: ${message}`
  )
}
