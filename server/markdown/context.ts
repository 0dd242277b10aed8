import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast'
import { elementIds } from '../../src/lib/elementIds'
import { slugOfTitle } from '../rows/slugs'

/** The state of the conversion of a text. */
export interface Context {
  source: string
  definitions: Map<string, Definition>
  footnoteDefinitions: Map<string, FootnoteDefinition>
  /** The referenced footnotes, in the order of their first references. */
  footnotes: { definition: FootnoteDefinition; occurrences: number }[]
  /** Subtracted from the depth of headings, so that the highest one has depth 2. */
  headingOffset: number
  previousHeadingDepth: number
  createHeadingId: (text: string) => string
}

export function createContext(root: Root, source: string): Context {
  const definitions = new Map<string, Definition>()
  const footnoteDefinitions = new Map<string, FootnoteDefinition>()
  let highest = 6
  for (const node of nodesOf(root)) {
    if (node.type === 'heading') highest = Math.min(highest, node.depth)
    // The first definition of an identifier counts.
    if (node.type === 'definition' && !definitions.has(node.identifier)) {
      definitions.set(node.identifier, node)
    }
    if (node.type === 'footnoteDefinition' && !footnoteDefinitions.has(node.identifier)) {
      footnoteDefinitions.set(node.identifier, node)
    }
  }
  return {
    source,
    definitions,
    footnoteDefinitions,
    footnotes: [],
    headingOffset: highest - 2,
    previousHeadingDepth: 1,
    createHeadingId: createIds(),
  }
}

export function sourceOf(node: Nodes, { source }: Context): string {
  return source.slice(node.position?.start.offset, node.position?.end.offset)
}

/** A node and all those in it, in the order of the text. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  const pending: Nodes[] = [node]
  for (let next = pending.pop(); next; next = pending.pop()) {
    yield next
    if ('children' in next) pending.push(...[...next.children].reverse())
  }
}

/** Returns a function that makes unique ids of texts; none is an id of the page around the text. */
function createIds(): (text: string) => string {
  const used = new Set<string>(Object.values(elementIds))
  const repetitions = new Map<string, number>()
  return (text) => {
    const slug = slugOfTitle(text) || 'bagian'
    let id = slug
    for (let count = repetitions.get(slug) ?? 1; used.has(id); count++) {
      id = `${slug}-${count + 1}`
      repetitions.set(slug, count + 1)
    }
    used.add(id)
    return id
  }
}
