import { decodeString } from 'micromark-util-decode-string'

const htmlTag =
  /<\/?(?:a|abbr|article|b|blockquote|br|code|dd|del|div|dl|dt|em|font|h[1-6]|hr|i|img|ins|kbd|li|mark|ol|p|pre|s|section|small|span|strike|strong|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul)\b[^<>]*>/gi

/** Replacements, applied in this order. A link keeps its address, in parentheses. */
const htmlRules: [RegExp, string][] = [
  [/<!--[\s\S]*?-->/g, ''],
  [/<(script|style)\b[\s\S]*?<\/\1>/gi, ''],
  [/<a\b[^<>]*\bhref\s*=\s*["']?([^"'\s>]+)["']?[^<>]*>([\s\S]*?)<\/a>/gi, '[$2]($1)'],
  [/(?<!\s)\s*<li\b[^<>]*>\s*/gi, '\n• '],
  [/(?<!\s)\s*<br\b[^<>]*>\s*/gi, '\n'],
  [/<\/(?:p|h[1-6]|ul|ol|blockquote|div|pre|table)>\s*/gi, '\n\n'],
  [/<\/(?:tr|li)>\s*/gi, '\n'],
  [htmlTag, ''],
]

const markdownRules: [RegExp, string][] = [
  [/^[ \t]*(?:```|~~~).*$\n?/gm, ''],
  [/^[ \t]*#{1,6}[ \t]+(.+?)[ \t]*#*$/gm, '$1'],
  [/^[ \t]*>[ \t]?/gm, ''],
  [/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, ''],
  [/^[ \t]*[-*+][ \t]+/gm, '• '],
  [/!\[([^\]]*)\]\([^()\s]*(?:\s+"[^"]*")?\)/g, '$1'],
  [/\[([^[\]]+)\]\((?:mailto:)?([^()\s]+)(?:\s+"[^"]*")?\)/g, '$1 ($2)'],
  [/<((?:https?:\/\/|mailto:)[^<>\s]+)>/g, '$1'],
  [/(?<![\w*\\])(\*{1,3})(?=[^\s*])([^*]*[^\s*\\])\1(?![\w*])/g, '$2'],
  [/(?<![\w_])(_{1,3})(?=[^\s_])([^_]*[^\s_])\1(?![\w_])/g, '$2'],
  [/~~(?=\S)([^~]*\S)~~/g, '$1'],
  [/`+([^`]+)`+/g, '$1'],
]

/**
 * Removes the formatting of Markdown and HTML. Paragraphs and list entries remain lines, links
 * keep their addresses: `[Karya](https://karya.example)` becomes `Karya (https://karya.example)`.
 */
export function plainText(text: string): string {
  const withoutTags = applyRules(htmlRules, text.replace(/\r\n?/g, '\n'))
  return decodeString(applyRules(markdownRules, withoutTags))
    .replace(/(?<!\S)(\S+) \(\1\/?\)/g, '$1')
    .replace(/[ \t\u00a0]+$/gm, '')
    .replace(/^[ \t\u00a0]+/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const applyRules = (rules: [RegExp, string][], text: string) =>
  rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text)
