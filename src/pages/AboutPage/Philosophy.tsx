import { GraduationCap, Heart, SquareCode } from 'lucide-react'
import { ValueCards } from '../../ui/ValueCards'
import { Split } from './Split'

const values = [
  {
    Icon: SquareCode,
    title: 'Clean Code',
    text: 'Kode ditulis untuk dibaca orang berikutnya, dan diuji sebelum dipercaya.',
  },
  {
    Icon: Heart,
    title: 'User First',
    text: 'Keputusan dimulai dari orang yang memakai, termasuk yang jaringannya lambat.',
  },
  {
    Icon: GraduationCap,
    title: 'Continuous Learning',
    text: 'Setiap proyek meninggalkan satu hal baru yang dipelajari dan dibagikan.',
  },
]

/** How the owner works. */
export function Philosophy() {
  return (
    <Split heading="Filosofi Kerja Saya" onScreen>
      <ValueCards values={values} />
    </Split>
  )
}
