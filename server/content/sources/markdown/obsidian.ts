import { slugOfTitle } from '../../../rows/slugs'
import { linkMarkdown, pictureMarkdown, type Convert } from './notation'
import { isPictureAddress } from './SiteFiles'

const wikiLink = /(!?)\[\[([^\s[\]|][^[\]|\n]*|#[^[\]|\n]+)(?:\\?\|([^[\]\n]*))?\]\](?![(\]])/g
const callout = /^((?:[ \t]*>)+[ \t]*)\[!([\w-]+)\][+-]?[ \t]*(.*)$/gm
const blockName = /[ \t]+\^[a-z\d-]+[ \t]*$/gim

/** Comments of Obsidian, which nobody should read. */
export const removeObsidianComments: Convert = (text, { text: source }) =>
  text.replace(/%%[^]*?%%/g, (value) => source.leaveOut(value, (texts) => texts.comment))

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
