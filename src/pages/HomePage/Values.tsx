import Code from 'lucide-react/icons/code'
import Gauge from 'lucide-react/icons/gauge'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { ValueCards } from '../../ui/ValueCards'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { Section } from '../../ui/Page'

const values = [
  {
    Icon: Code,
    title: 'Modern Development',
    text: 'Teknologi yang matang dan terawat, dipilih karena cocok dengan masalahnya.',
  },
  {
    Icon: MonitorSmartphone,
    title: 'Responsive Design',
    text: 'Nyaman dari ponsel 320 piksel sampai layar lebar, dengan jempol maupun papan ketik.',
  },
  {
    Icon: Gauge,
    title: 'Fast Performance',
    text: 'Ringan di jaringan lambat: yang dikirim hanya yang benar-benar dibutuhkan.',
  },
]

/** What the owner offers to clients. */
export function Values() {
  return (
    <Section>
      <VisuallyHidden as="h2">Yang saya tawarkan</VisuallyHidden>
      <ValueCards values={values} />
    </Section>
  )
}
