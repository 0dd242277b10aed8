/** What the palette finds and runs. */
export interface PaletteItem {
  /** Of the item among all, and of its element. */
  id: string
  title: string
  /** What kind of entry it is. */
  detail?: string
  run: () => void
}

export const paletteGroups = ['screens', 'entries', 'actions'] as const
export type PaletteGroup = (typeof paletteGroups)[number]

export type PaletteItems = Record<PaletteGroup, readonly PaletteItem[]>

/** More entries are not shown at once; typing finds them. */
const maxEntries = 30

/** A text in lower case and without diacritics: `Café` becomes `cafe`. */
function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * Finds the items whose titles contain every word of a query, anywhere in the title.
 * @returns the groups with results, and how many entries were found in all
 */
export function findItems(items: PaletteItems, query: string) {
  const words = foldText(query).split(/\s+/).filter(Boolean)
  const matches = ({ title }: PaletteItem) => {
    const text = foldText(title)
    return words.every((word) => text.includes(word))
  }
  const found = paletteGroups.map((name) => ({ name, items: items[name].filter(matches) }))
  const total = found.find(({ name }) => name === 'entries')?.items.length ?? 0
  const groups = found
    .map((group) => (group.name === 'entries' ? limitEntries(group) : group))
    .filter((group) => group.items.length > 0)
  return { groups, entryCount: total, shownEntryCount: Math.min(total, maxEntries) }
}

function limitEntries<Found extends { items: readonly PaletteItem[] }>(group: Found): Found {
  return { ...group, items: group.items.slice(0, maxEntries) }
}
