import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isScalar, LineCounter, parseDocument, visit, type Pair, type Scalar } from 'yaml'
import type { Finding } from './finding'

export interface ContentFile {
  /** Its name in findings. */
  name: string
  text: string
}

interface CheckOptions {
  /** The text of the sample content. */
  sample: string
  /** The folder with the files of `/pictures/…`. */
  publicFolder: string
  /** The SHA-256 of every sample picture, by its path. */
  samplePictures: Record<string, string>
  /** Whether the site has a page at a path. */
  isPage: (path: string) => boolean
}

/** A text of a content file. */
interface Entry {
  field: string
  value: string
  line: number
}

/** Fields that must differ from the sample's; skills and categories may be equal. */
const personal =
  /^(full_name|bio|email|phone_number|\w+_profile|title|description|excerpt|customer_name|customer_company|company_name|institution_name|degree|certifications|link_\w+|slug|name)$/

const placeholderHost = /^(?:[\w-]+\.)*(?:example\.(?:com|org|net|id)|localhost|contoh\.id)$/
const placeholderText = /^(?:#|https?:\/\/)?$|your-|lorem ipsum|\bTODO\b/i

/** Bytes. */
const maxPictureSize = 1_500_000

/** Parses a content file; `lineOf` returns the line of a node. */
function parse(text: string) {
  const lines = new LineCounter()
  const content = parseDocument(text, { lineCounter: lines })
  return { content, lineOf: ({ range }: Scalar) => lines.linePos(range?.[0] ?? 0).line }
}

function entriesOf({ content, lineOf }: ReturnType<typeof parse>): Entry[] {
  const entries: Entry[] = []
  visit(content, {
    Scalar(key, node: Scalar, parents) {
      if (key === 'key' || typeof node.value !== 'string') return
      const pair = parents.findLast(
        (parent): parent is Pair<Scalar> => 'key' in parent && isScalar(parent.key),
      )
      entries.push({
        field: String(pair?.key.value),
        value: node.value.trim(),
        line: lineOf(node),
      })
    },
  })
  return entries
}

/** Finds entries of a content file that are the sample's, placeholders, or dead links. */
export function checkContent({ name, text }: ContentFile, options: CheckOptions): Finding[] {
  const sample = new Set(
    entriesOf(parse(options.sample))
      .filter(({ field }) => personal.test(field))
      .map(({ value }) => value),
  )
  const file = parse(text)
  const findings = entriesOf(file).flatMap((entry) => {
    const message =
      findSampleText(entry, sample) ??
      findPlaceholder(entry.value) ??
      findPictureFault(entry.value, options) ??
      findDeadLink(entry.value, options)
    return message ? [{ file: name, line: entry.line, message }] : []
  })
  const missing = findMissingLocation(file).map((finding) => ({ file: name, ...finding }))
  return [...findings, ...missing]
}

/** Without a location the site shows a built-in one. */
function findMissingLocation({
  content,
  lineOf,
}: ReturnType<typeof parse>): Omit<Finding, 'file'>[] {
  const owner = content.getIn(['profile', 'full_name'], true)
  if (!isScalar(owner) || content.getIn(['profile', 'location'])) return []
  return [{ line: lineOf(owner), message: 'profile.location is missing: add place and country.' }]
}

function findSampleText({ field, value }: Entry, sample: ReadonlySet<string>): string | undefined {
  if (!personal.test(field) || value.length < 4 || !sample.has(value)) return undefined
  return `${field} is still the sample's, "${value.slice(0, 40)}": replace or remove it.`
}

function findPlaceholder(value: string): string | undefined {
  const mail = /^[^\s@]+@([^\s@]+)$/.exec(value)?.[1]
  const host =
    mail ?? (/^https?:/.test(value) && URL.canParse(value) ? new URL(value).hostname : '')
  if (placeholderHost.test(host) || (value !== '' && placeholderText.test(value))) {
    return `"${value.slice(0, 60)}" is a placeholder: replace or remove it.`
  }
  return undefined
}

function findPictureFault(
  value: string,
  { publicFolder, samplePictures }: CheckOptions,
): string | undefined {
  if (!value.startsWith('/pictures/')) return undefined
  const file = path.join(publicFolder, value)
  if (!existsSync(file)) return `${value} is not there: add the file to public/pictures.`
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
  if (samplePictures[value] === hash) return `${value} is the sample's picture: replace the file.`
  const { size } = statSync(file)
  if (size <= maxPictureSize) return undefined
  return `${value} has ${Math.round(size / 1024)} KB: make it smaller than ${maxPictureSize / 1000} KB.`
}

function findDeadLink(value: string, { isPage }: CheckOptions): string | undefined {
  if (!/^\/[^/\s]/.test(value) || value.startsWith('/pictures/') || isPage(value)) return undefined
  return `${value} leads to no page of this site: correct or remove it.`
}
