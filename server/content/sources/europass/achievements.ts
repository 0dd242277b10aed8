import { plainText } from '../../jsonResume/plainText'
import { labelOf, piecesOf } from './texts'
import type { ResumeTree } from '../foreign/foreignResume'
import type { ForeignValue, SourceText } from '../foreign/foreignValue'
import { topicOf, type Topic } from '../foreign/topics'

type MakeEntry = (piece: { name: SourceText; url?: SourceText }) => ResumeTree

const named: MakeEntry = (piece) => ({ ...piece })
const makers: Partial<Record<Topic, MakeEntry>> = {
  ...{ publications: named, projects: named, certificates: named },
  awards: ({ name }) => ({ title: name }),
}

/**
 * Reads achievements: each has a kind, as a code or a title, and a text with one or more entries.
 * Those of other kinds are not read.
 */
export function readAchievements(achievements: ForeignValue[]): Record<string, ResumeTree[]> {
  const lists: Record<string, ResumeTree[]> = {}
  for (const achievement of achievements) {
    const title = achievement.at('Title')
    const code = title.at('Code').text?.text ?? ''
    const topic = topicOf(code) ?? topicOf(labelOf(title)?.text ?? '')
    const make = topic && makers[topic]
    if (!make) continue
    const pieces = piecesOf(achievement.at('Description').text)
    // The title of the kind counts as read with the entries.
    const entries = pieces.map((piece) => make(linked(piece.withRead(title))))
    lists[topic] = [...(lists[topic] ?? []), ...entries]
  }
  return lists
}

/** The address of a piece with one link. */
function linked(piece: SourceText): { name: SourceText; url?: SourceText } {
  const links = [...piece.text.matchAll(/<a\b[^<>]*\bhref\s*=\s*["']([^"']+)["'][^<>]*>/gi)]
  const [[, address] = []] = links
  if (links.length !== 1 || !address) return { name: piece }
  const text = plainText(piece.text.replace(/<\/?a\b[^<>]*>/gi, ''))
  return { name: piece.with(text), url: piece.with(address) }
}
