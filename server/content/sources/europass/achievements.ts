import { plainText } from '../../jsonResume/plainText'
import { labelOf, piecesOf } from './texts'
import type { ResumeTree } from '../foreign/foreignResume'
import { SourceText, type ForeignValue } from '../foreign/foreignValue'
import { topicOf, type Topic } from '../foreign/topics'

type MakeEntry = (piece: { name: SourceText; url?: SourceText }) => ResumeTree

const makers: Partial<Record<Topic, MakeEntry>> = {
  publications: (piece) => ({ ...piece }),
  projects: (piece) => ({ ...piece }),
  certificates: (piece) => ({ ...piece }),
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
    const entries = pieces.map((piece) => make(linked(withSource(piece, title))))
    lists[topic] = [...(lists[topic] ?? []), ...entries]
  }
  return lists
}

/** The title of the kind counts as read with the entries. */
function withSource(piece: SourceText, { path }: ForeignValue): SourceText {
  return new SourceText(piece.text, [...piece.from, path])
}

/** The address of a piece with one link. */
function linked(piece: SourceText): { name: SourceText; url?: SourceText } {
  const links = [...piece.text.matchAll(/<a\b[^<>]*\bhref\s*=\s*["']([^"']+)["'][^<>]*>/gi)]
  const [[, address] = []] = links
  if (links.length !== 1 || !address) return { name: piece }
  const text = plainText(piece.text.replace(/<\/?a\b[^<>]*>/gi, ''))
  return { name: piece.with(text), url: piece.with(address) }
}
