import type { Cloth } from '../contract/cloth'
import { clothDyes, clothPatterns } from '../lib/cloth'
import { optionalChoice, optionalObjectSchema } from './schemas'

/** The batik of an entry. */
export const clothSchema = optionalObjectSchema<Cloth>({
  pattern: optionalChoice(clothPatterns),
  dye: optionalChoice(clothDyes),
})
