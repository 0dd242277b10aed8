import type { ResumeTree } from './foreignResume'
import type { SourceText } from './foreignValue'

/** Splits a text at commas and semicolons that are not in parentheses. */
export function splitList(text: SourceText): SourceText[] {
  const parts = text.text.split(/[,;](?![^()]*\))/).map((part) => part.trim())
  return parts.filter(Boolean).map((part) => text.with(part))
}

/** Reads a language with its level: `English (C1)`, `English: C1`, `English - native`. */
export function readLanguage(text: SourceText): ResumeTree {
  const form = /^\**([^(:–—*]+?)\**\s*(?:\(([^()]+)\)|(?::|–|—|\s-\s)\**\s*(.+))$/
  const [, name, inside, after] = form.exec(text.text) ?? []
  const level = inside ?? after
  return name && level
    ? { language: text.with(name.trim()), fluency: text.with(level.trim()) }
    : { language: text }
}
