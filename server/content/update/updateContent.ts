import { existsSync, readFileSync } from 'node:fs'
import { stringify } from 'yaml'
import { findDifferences, normaliseContent } from '../compareContent'
import type { Content } from '../contentSchema'
import { isEntry, type Entry } from '../entry'
import { slugOfEntry } from '../entryKeys'
import { mergeWritten } from './mergeWritten'
import { patchYaml } from './patchYaml'
import { joinLanguages, splitLanguages } from '../translations'
import { findMistakes } from '../validate'
import { planFiles, writeContent, writeFiles } from '../writeContent'
import { parseYaml } from '../yamlSource'

/**
 * Writes content like `writeContent`. A YAML file that is there keeps its comments, and everything
 * that does not differ from the content as its owner has written it.
 * @throws UserFacingError, before anything is written, where an import would find other posts
 */
export async function updateContent(file: string, content: Content): Promise<void> {
  const own = readOwn(file)
  if (!own) return writeContent(file, content)
  const posts = Array.isArray(own.data.posts) ? own.data.posts.filter(isEntry) : []
  const planned = planFiles(file, content, posts.map(slugOfEntry))
  const value = await mergeOwn(own.data, planned.content)
  const text = patchYaml(own.text, value) ?? headerOf(own.text) + stringify(value)
  writeFiles(file, text, planned)
}

/** The text and the value of a content file; nothing for one that is to be replaced. */
function readOwn(file: string): { text: string; data: Entry } | undefined {
  if (file.endsWith('.json') || !existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  const { data } = parseYaml(text)
  const isContent = isEntry(data) && findMistakes(splitLanguages(data)).length === 0
  return isContent ? { text, data } : undefined
}

/** The value of a file with what has changed; the whole content where an import would read another. */
async function mergeOwn(data: Entry, content: Content): Promise<Entry> {
  const target = writtenForm(content)
  const base = writtenForm(await normaliseContent(splitLanguages(data) as Content))
  const merged = mergeWritten(data, base, target)
  const read = splitLanguages(merged)
  if (findMistakes(read).length > 0) return target
  const differences = findDifferences(await normaliseContent(read as Content), content)
  return differences.length > 0 ? target : merged
}

/** Content as its owner writes it. */
function writtenForm({ posts, ...content }: Content): Entry {
  const data = joinLanguages({ ...content, ...(posts?.length && { posts }) })
  return JSON.parse(JSON.stringify(data)) as Entry
}

/** The comments before the first field, such as the line that names the schema for editors. */
function headerOf(text: string): string {
  return /^(?:#.*\n|[ \t]*\n)*/.exec(text.replaceAll('\r\n', '\n'))?.[0] ?? ''
}
