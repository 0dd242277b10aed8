import { plainText } from '../../jsonResume/plainText'
import { labelOf, piecesOf } from './texts'
import type { ResumeTree } from '../foreign/foreignResume'
import type { ForeignValue, SourceText } from '../foreign/foreignValue'
import { topicOf, type Topic } from '../foreign/topics'

const lists: readonly Topic[] = ['publications', 'projects', 'certificates', 'awards']

/**
 * Reads achievements: each has a kind, as a code or a title, and a text with one or more entries.
 * Those of other kinds are not read.
 */
export function readAchievements(achievements: ForeignValue[]): Record<string, ResumeTree[]> {
  const found: Record<string, ResumeTree[]> = {}
  for (const achievement of achievements) {
    const title = achievement.at('Title')
    const code = title.at('Code').text?.text ?? ''
    const topic = topicOf(code) ?? topicOf(labelOf(title)?.text ?? '')
    if (!topic || !lists.includes(topic)) continue
    const entries = piecesOf(achievement.at('Description').text).map((piece) => {
      // The title of the kind counts as read with the entries.
      const { name, url } = linked(piece.withRead(title))
      return topic === 'awards' ? { title: name } : { name, url }
    })
    found[topic] = [...(found[topic] ?? []), ...entries]
  }
  return found
}

/** The address of a piece with one link. */
function linked(piece: SourceText): { name: SourceText; url?: SourceText } {
  const links = [...piece.text.matchAll(/<a\b[^<>]*\bhref\s*=\s*["']([^"']+)["'][^<>]*>/gi)]
  const [[, address] = []] = links
  if (links.length !== 1 || !address) return { name: piece }
  const text = plainText(piece.text.replace(/<\/?a\b[^<>]*>/gi, ''))
  return { name: piece.with(text), url: piece.with(address) }
}
