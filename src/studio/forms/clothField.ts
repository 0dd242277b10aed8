import type { ClothDye, ClothPattern } from '../../contract/cloth'
import { choice, group } from './fields'

const patterns: Record<ClothPattern, string> = {
  kawung: 'Kawung',
  parang: 'Parang',
  ceplok: 'Ceplok',
  truntum: 'Truntum',
  nitik: 'Nitik',
  tambal: 'Tambal',
}

const dyes: Record<ClothDye, string> = {
  soga: 'Soga',
  indigo: 'Indigo',
  mengkudu: 'Mengkudu',
  turmeric: 'Kunyit',
  leaf: 'Daun',
  violet: 'Ungu',
}

const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The batik of an entry. */
export const cloth = group(
  'cloth',
  'Batik',
  [choice('pattern', 'Motif', choicesOf(patterns)), choice('dye', 'Warna', choicesOf(dyes))],
  'Yang tidak dipilih ditentukan dari judul dan kategori.',
)
