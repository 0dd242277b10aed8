import { slugOfTitle } from '../../../rows/slugs'
import { linkMarkdown, pictureMarkdown, type Convert } from './BodyContext'
import { isPictureAddress } from './PostPictures'

const comment = /%%[^]*?%%/g
const wikiLink = /(!?)\[\[([^\s[\]|][^[\]|\n]*|#[^[\]|\n]+)(?:\\?\|([^[\]\n]*))?\]\](?![(\]])/g
const callout = /^((?:[ \t]*>)+[ \t]*)\[!([\w-]+)\][+-]?[ \t]*(.*)$/gm
const blockName = /[ \t]+\^[a-z\d-]+[ \t]*$/gim

/** Comments of Obsidian, which nobody should read. */
export const removeObsidianComments: Convert = (text, { notes }) => {
  text.replace(comment, ([value], line) => {
    notes.leaveOut({ value, line }, (texts) => texts.comment)
    return ''
  })
}

/** `![[picture.png]]`, `[[Note|text]]`, callouts and the names of blocks. */
export const convertObsidian: Convert = (text, { notes, findNamed }) => {
  text.replace(wikiLink, ([value, embed, written = '', label], line) => {
    // In a table, the line before the text has a backslash.
    const target = written.replace(/\\$/, '')
    if (embed && isPictureAddress(target)) {
      // Obsidian has the width in place of the text.
      const alt = label && !/^\d+(?:x\d+)?$/.test(label) ? label : ''
      return pictureMarkdown(target, alt)
    }
    const [name = '', heading = ''] = target.split('#')
    const shown = label?.trim() || (name === '' ? heading : target.replace('#', ' › '))
    const address = name === '' ? `#${slugOfTitle(heading)}` : findNamed(target)
    if (address !== undefined) return linkMarkdown(address, shown)
    notes.leaveOut({ value, line }, (texts) => texts.noPost)
    return shown.replace(/[[\]]/g, '\\$&')
  })
  text.replace(callout, ([value, quote = '', kind = '', title = ''], line) => {
    notes.change({ value, line }, (texts) => texts.callout)
    const shown = title.trim() || kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase()
    return `${quote}**${shown}**\n${quote.trimEnd()}`
  })
  text.replace(blockName, () => '')
}
