import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isScalar, LineCounter, parseDocument, visit, type Pair, type Scalar } from 'yaml'
import type { Finding } from './finding'

export interface ContentFile {
  /** How it is called in findings. */
  name: string
  text: string
}

interface Surroundings {
  /** The sample that the project comes with. */
  sample: string
  /** The folder that `/pictures/…` is in. */
  publicFolder: string
  /** The SHA-256 of every sample picture by its address. */
  samplePictures: Record<string, string>
  /** Whether an address of the site leads to a page. */
  isPage: (address: string) => boolean
}

/** One text in a content file, and which field it is of. */
interface Entry {
  field: string
  value: string
  line: number
}

/** Fields whose words are somebody's own; a skill or a category may well be called alike. */
const personal =
  /^(full_name|bio|email|phone_number|\w+_profile|title|description|excerpt|customer_name|customer_company|company_name|institution_name|degree|certifications|link_\w+|slug|name)$/

const placeholderHost = /^(?:[\w-]+\.)*(?:example\.(?:com|org|net|id)|localhost|contoh\.id)$/
const placeholderText = /^(?:#|https?:\/\/)?$|your-|lorem ipsum|\bTODO\b/i

/** Bytes above which a picture is too large to be sent to anybody. */
const largestPicture = 1_500_000

/** A content file as nodes, and the line of each. */
function read(text: string) {
  const lines = new LineCounter()
  const content = parseDocument(text, { lineCounter: lines })
  return { content, lineOf: ({ range }: Scalar) => lines.linePos(range?.[0] ?? 0).line }
}

function entriesOf({ content, lineOf }: ReturnType<typeof read>): Entry[] {
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

/** What of a content file is still the sample's, leads nowhere, or is not there. */
export function checkContent({ name, text }: ContentFile, around: Surroundings): Finding[] {
  const sample = new Set(
    entriesOf(read(around.sample))
      .filter(({ field }) => personal.test(field))
      .map(({ value }) => value),
  )
  const file = read(text)
  const findings = entriesOf(file).flatMap((entry) => {
    const message =
      sampleLeft(entry, sample) ??
      placeholderLeft(entry.value) ??
      pictureFault(entry.value, around) ??
      deadLink(entry.value, around)
    return message ? [{ file: name, line: entry.line, message }] : []
  })
  const missing = placeMissing(file).map((finding) => ({ file: name, ...finding }))
  return [...findings, ...missing]
}

/** Without a place of its own the site says a built-in one. */
function placeMissing({ content, lineOf }: ReturnType<typeof read>): Omit<Finding, 'file'>[] {
  const owner = content.getIn(['profile', 'full_name'], true)
  if (!isScalar(owner) || content.getIn(['profile', 'location'])) return []
  return [{ line: lineOf(owner), message: 'profile.location is missing: write place and country.' }]
}

function sampleLeft({ field, value }: Entry, sample: ReadonlySet<string>): string | undefined {
  if (!personal.test(field) || value.length < 4 || !sample.has(value)) return undefined
  return `${field} is still the sample's, "${value.slice(0, 40)}": write your own, or leave it out.`
}

function placeholderLeft(value: string): string | undefined {
  const mail = /^[^\s@]+@([^\s@]+)$/.exec(value)?.[1]
  const host =
    mail ?? (/^https?:/.test(value) && URL.canParse(value) ? new URL(value).hostname : '')
  if (placeholderHost.test(host) || (value !== '' && placeholderText.test(value))) {
    return `"${value.slice(0, 60)}" is a placeholder: write the real one, or leave it out.`
  }
  return undefined
}

function pictureFault(
  value: string,
  { publicFolder, samplePictures }: Surroundings,
): string | undefined {
  if (!value.startsWith('/pictures/')) return undefined
  const file = path.join(publicFolder, value)
  if (!existsSync(file)) return `${value} is not there: put the file into public/pictures.`
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
  if (samplePictures[value] === hash) return `${value} is the sample's picture: replace the file.`
  const { size } = statSync(file)
  if (size <= largestPicture) return undefined
  return `${value} has ${Math.round(size / 1024)} KB: make it smaller than ${largestPicture / 1000} KB.`
}

function deadLink(value: string, { isPage }: Surroundings): string | undefined {
  if (!/^\/[^/\s]/.test(value) || value.startsWith('/pictures/') || isPage(value)) return undefined
  return `${value} leads to no page of this site: correct it, or leave it out.`
}
