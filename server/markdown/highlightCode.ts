import { common, createLowlight } from 'lowlight'
import type { CodeToken, CodeTokenKind } from '../../src/contract/schema/richText'

const kinds: Partial<Record<string, CodeTokenKind>> = {
  comment: 'comment',
  quote: 'comment',
  keyword: 'keyword',
  literal: 'keyword',
  'selector-tag': 'keyword',
  string: 'string',
  regexp: 'string',
  char: 'string',
  number: 'number',
  symbol: 'number',
  title: 'function',
  section: 'function',
  attr: 'name',
  attribute: 'name',
  property: 'name',
  name: 'name',
  tag: 'name',
  type: 'name',
  'selector-class': 'name',
  'selector-id': 'name',
  built_in: 'function',
  meta: 'comment',
  addition: 'added',
  deletion: 'removed',
}

/** Longer code, and lines that no one writes, have no kinds: some grammars take quadratic time. */
const maxLength = 20_000
const longLine = /.{500}/

let highlighter: ReturnType<typeof createLowlight> | undefined

/**
 * Splits code into tokens. The line ends are part of the tokens.
 * @param language a name or an alias of one of about 40 languages; code of others has no kinds
 */
export function highlightCode(code: string, language: string | null | undefined): CodeToken[] {
  // Created with the first code: it takes 12 ms, and most processes highlight nothing.
  highlighter ??= createLowlight(common)
  if (!code) return []
  const isKnown = language && highlighter.registered(language)
  if (!isKnown || code.length > maxLength || longLine.test(code)) return [{ text: code }]
  try {
    return joinTokens(tokensOf(highlighter.highlight(language, code).children))
  } catch {
    // Code that is nested several thousand levels deep.
    return [{ text: code }]
  }
}

type HighlightedNodes = ReturnType<ReturnType<typeof createLowlight>['highlight']>['children']

function tokensOf(nodes: HighlightedNodes, kind?: CodeTokenKind): CodeToken[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return { text: node.value, ...(kind && { kind }) }
    if (node.type !== 'element') return []
    const { className } = node.properties
    const scope = Array.isArray(className) ? String(className[0]).replace(/^hljs-/, '') : ''
    return tokensOf(node.children, kinds[scope] ?? kind)
  })
}

function joinTokens(tokens: CodeToken[]): CodeToken[] {
  const joined: CodeToken[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    if (last && last.kind === token.kind) last.text += token.text
    else joined.push({ ...token })
  }
  return joined
}
