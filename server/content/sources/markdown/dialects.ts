import { decodeString } from 'micromark-util-decode-string'
import { slugOfTitle } from '../../../rows/slugs'
import { linkMarkdown, pictureMarkdown, type Conversion, type Convert } from './notation'
import { replaceOutsideCode, type PostText } from './PostText'
import { isPictureAddress } from './Site'

const hugoCode =
  /\{\{[<%]\s*(?:highlight|code)\s([^]*?)[>%]\}\}([^]*?)\{\{[<%]\s*\/\s*(?:highlight|code)\s*[>%]\}\}/g
const liquidBlock = /\{%-?\s*(highlight|raw|comment)\b([^%]*?)-?%\}([^]*?)\{%-?\s*end\1\s*-?%\}/g
const preformatted = /<pre\b([^>]*>\s*(?:<code\b[^>]*>)?)([^]*?)(?:<\/code\s*>)?\s*<\/pre\s*>/gi

/** The language among the parameters of a block of code: the first, unless it has a name. */
const languageOf = (parameters = '') => /^\s*["']?([\w+#-]+)(?![\w+#=-])/.exec(parameters)?.[1]

function fencedBlock(code: string, language = ''): string {
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([fence]) => fence.length))
  const fence = '`'.repeat(longest + 1)
  return `\n${fence}${language}\n${code.replace(/^\s*\n/, '').trimEnd()}\n${fence}\n`
}

export function convertCode(body: string, text: PostText): string {
  const withoutHugo = replaceOutsideCode(body, hugoCode, (_value, parameters, code = '') =>
    fencedBlock(code, languageOf(parameters)),
  )
  const withoutLiquid = replaceOutsideCode(
    withoutHugo,
    liquidBlock,
    (_value, name, parameters, inside = '') => {
      if (name === 'highlight') return fencedBlock(inside, languageOf(parameters))
      return name === 'raw' ? inside.replace(/\{/g, (brace) => text.keep(brace)) : ''
    },
  )
  return replaceOutsideCode(withoutLiquid, preformatted, (_value, tags = '', code = '') => {
    const [, language] = /lang(?:uage)?[-=]["']?([\w-]+)/.exec(tags) ?? []
    // Without the escapes of Markdown, which the parser would also decode.
    const decoded = code.replace(/<[^<>]*>/g, '').replace(/&(?:#\w+|\w+);/g, decodeString)
    return fencedBlock(decoded, language)
  })
}

// What begins with `{{</*` is the text of a shortcode, which is shown.
const shortcode =
  /\{\{([<%])\/\*([^]*?)\*\/([>%])\}\}|\{\{[<%]\s*(\/?)\s*([\w./-]+)([^]*?)\/?\s*[>%]\}\}/g
/** `"a b" c=d`. */
const parameter = /(?:([\w-]+)\s*=\s*)?(?:"((?:[^"\\]|\\[^])*)"|`([^`]*)`|([^\s"`=]+))/g

/** Shortcodes of Hugo: pictures and references to posts are converted, others removed. */
export const convertShortcodes: Convert = (text, conversion) =>
  text.replace(shortcode, (value: string, ...groups: (string | undefined)[]) => {
    const [open, example = '', close = '', end, name = '', parameters = ''] = groups
    if (open) return conversion.text.keep(`{{${open}${example}${close}}}`)
    if (end || /^(?:toc|table-of-contents)$/i.test(name)) return ''
    return (
      convertShortcode(name, parameters, conversion) ??
      conversion.text.leaveOut(value, (texts) => texts.template)
    )
  })

function convertShortcode(name: string, parameters: string, { findNamed }: Conversion) {
  const named: Partial<Record<string, string>> = {}
  const plain: string[] = []
  for (const [, key, quoted, raw, word] of parameters.matchAll(parameter)) {
    const value = quoted?.replace(/\\([^])/g, '$1') ?? raw ?? word ?? ''
    if (key) named[key] = value
    else plain.push(value)
  }
  const [first = ''] = plain
  if (/^(?:rel)?ref$/i.test(name)) return findNamed(named.path ?? first)
  const { src = first, alt, title, caption = title } = named
  if (!/^(?:fig|figure|img|image)$/i.test(name) || src === '') return undefined
  return pictureMarkdown(src, alt ?? caption, caption)
}

const liquid = /\{%-?\s*(\w*)([^]*?)-?%\}|\{\{-?([^]*?)-?\}\}/g

/** `'/assets/a.png' | relative_url`, and what is before the address of the site. */
const quoted =
  /^\s*(["'])(.*?)\1\s*(?:\|\s*(?:relative_url|absolute_url|url|prepend:\s*site\.(?:base)?url)\s*)*$/
const siteAddress = /^\s*site\.(?:baseurl|url|github\.url)\s*$/

/** Tags and values of Liquid: addresses are converted, others removed. */
export const convertLiquid: Convert = (text, { text: source, findNamed }) =>
  text.replace(liquid, (value: string, ...groups: (string | undefined)[]) => {
    const [tag, parameters = '', output = ''] = groups
    const leaveOut = () => source.leaveOut(value, (texts) => texts.template)
    if (tag === undefined) {
      return siteAddress.test(output) ? '' : (quoted.exec(output)?.[2] ?? leaveOut())
    }
    // The tags in which a block began and ended belong to the first.
    if (/^(?:end\w*|else|elsif|when|raw)$/.test(tag)) return ''
    const address = /^(?:post_url|link)$/.test(tag) ? findNamed(parameters.trim()) : undefined
    return address ?? leaveOut()
  })

const wikiLink = /(!?)\[\[([^\s[\]|][^[\]|\n]*|#[^[\]|\n]+)(?:\\?\|([^[\]\n]*))?\]\](?![(\]])/g
const callout = /^((?:[ \t]*>)+[ \t]*)\[!([\w-]+)\][+-]?[ \t]*(.*)$/gm
const blockName = /[ \t]+\^[a-z\d-]+[ \t]*$/gim

/** `![[picture.png]]`, `[[Note|text]]`, callouts and the names of blocks. */
export const convertObsidian: Convert = (text, { text: source, findNamed }) =>
  text
    .replace(wikiLink, (value: string, embed: string, written: string, label?: string) => {
      // In a table, the line before the text has a backslash.
      const target = written.replace(/\\$/, '')
      if (embed && isPictureAddress(target)) {
        // Obsidian has the width in place of the text.
        return pictureMarkdown(target, /^\d+(?:x\d+)?$/.test(label ?? '') ? '' : label)
      }
      const [name = '', heading = ''] = target.split('#')
      const shown = label?.trim() || (name === '' ? heading : target.replace('#', ' › '))
      const address = name === '' ? `#${slugOfTitle(heading)}` : findNamed(target)
      if (address !== undefined) return linkMarkdown(address, shown)
      source.leaveOut(value, (texts) => texts.noPost)
      return shown.replace(/[[\]]/g, '\\$&')
    })
    .replace(callout, (value: string, quote: string, kind: string, title: string) => {
      source.note('changed', value, (texts) => texts.callout)
      const shown = title.trim() || kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase()
      return `${quote}**${shown}**\n${quote.trimEnd()}`
    })
    .replace(blockName, '')
