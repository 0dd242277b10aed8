import type { BodyContext, Convert } from './BodyContext'
import { fencedBlock } from './findCode'
import { literal } from './SourceText'

const block = /\{%-?\s*(highlight|raw|comment)\b([^%]*?)-?%\}([^]*?)\{%-?\s*end\1\s*-?%\}/g

const tagOrOutput = /\{%-?\s*(\w*)([^]*?)-?%\}|\{\{-?([^]*?)-?\}\}/g

/** `'/assets/a.png' | relative_url`, and what is before the address of the site. */
const quoted =
  /^\s*(["'])(.*?)\1\s*(?:\|\s*(?:relative_url|absolute_url|url|prepend:\s*site\.(?:base)?url)\s*)*$/
const siteAddress = /^\s*site\.(?:baseurl|url|github\.url)\s*$/

/** Code of `{% highlight js %}`, texts that Liquid does not read, and comments. */
export const convertLiquidBlocks: Convert = (text) => {
  text.replace(block, ([, name, parameters = '', inside = '']) => {
    if (name === 'comment') return ''
    if (name === 'raw') return literal(inside)
    return fencedBlock(inside, parameters.trim().split(/\s+/)[0] ?? '')
  })
}

/** Tags and values of Liquid: addresses are converted, others removed. */
export const convertLiquid: Convert = (text, context) => {
  text.replace(tagOrOutput, ([value, tag, parameters = '', output], line) => {
    const result =
      tag === undefined ? convertOutput(output ?? '') : convertTag(tag, parameters, context)
    if (result !== undefined) return result
    context.notes.leaveOut({ value, line }, (texts) => texts.liquid)
    return ''
  })
}

function convertOutput(output: string): string | undefined {
  if (siteAddress.test(output)) return ''
  return quoted.exec(output)?.[2]
}

function convertTag(tag: string, parameters: string, { findNamed }: BodyContext) {
  // The tags in which a block began and ended belong to the first.
  if (/^(?:end\w*|else|elsif|when|raw)$/.test(tag)) return ''
  return /^(?:post_url|link)$/.test(tag) ? findNamed(parameters.trim()) : undefined
}
