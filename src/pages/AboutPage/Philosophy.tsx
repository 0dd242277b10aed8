import GraduationCap from 'lucide-react/icons/graduation-cap'
import Heart from 'lucide-react/icons/heart'
import SquareCode from 'lucide-react/icons/square-code'
import { ValueCards } from '../../ui/ValueCards'
import { AboutSection } from './AboutSection'

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

/** The owner's principles. */
export function Philosophy() {
  return (
    <AboutSection heading="Filosofi Kerja Saya" screenOnly>
      <ValueCards values={values} />
    </AboutSection>
  )
}
