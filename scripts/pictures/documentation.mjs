import { waiting } from './documentation/antre.mjs'
import { kitchen } from './documentation/dapur.mjs'
import { wall } from './documentation/dinding.mjs'
import { cloths } from './documentation/kain.mjs'
import { field } from './documentation/sawah.mjs'
import { river } from './documentation/sungai.mjs'
import { stall } from './documentation/warung.mjs'

/** The pictures that go with a testimonial, by the name of their file. */
export const documentation = {
  warung: stall,
  sungai: river,
  kain: cloths,
  antre: waiting,
  dapur: kitchen,
  sawah: field,
  dinding: wall,
}
