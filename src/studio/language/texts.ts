import type { Language } from '../../language/languages'
import type { Widen } from '../../language/texts'
import type { id } from './id'

/** The texts of the studio. Every catalogue has the keys and parameters of the Indonesian one. */
export type StudioTexts = Widen<typeof id>

export const studioCatalogues: Record<Language, () => Promise<StudioTexts>> = {
  id: async () => (await import('./id')).id,
  en: async () => (await import('./en')).en,
}
