import { Type, type Static } from 'typebox'
import { strict } from './inputs'
import { Maybe } from './primitives'

/** Families of batik patterns. */
export const ClothPattern = Type.Enum(['kawung', 'parang', 'ceplok', 'truntum', 'nitik', 'tambal'])
export type ClothPattern = Static<typeof ClothPattern>

/** Dyes: the colours of background, motif and accent. */
export const ClothDye = Type.Enum(['soga', 'indigo', 'mengkudu', 'turmeric', 'leaf', 'violet'])
export type ClothDye = Static<typeof ClothDye>

/** The batik that stands for an entry. What the owner does not choose is derived from the entry. */
export const Cloth = Type.Object({ pattern: Maybe(ClothPattern), dye: Maybe(ClothDye) }, strict)
export type Cloth = Static<typeof Cloth>
