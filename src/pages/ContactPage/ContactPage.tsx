import styled from 'styled-components'
import { useProfile } from '../../features/profile/useProfile'
import { Page } from '../../ui/Page'
import { SectionBoundaries } from '../../ui/SectionBoundaries'
import { ContactForm } from './ContactForm'
import { ContactInfo } from './ContactInfo'

const Columns = styled.div`
  display: grid;
  gap: clamp(1.75rem, 4vw, 4rem);

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`

/** Contact details and the contact form. */
export default function ContactPage() {
  const { profile } = useProfile()
  return (
    <Page title="Hubungi Saya" lead="Ceritakan proyek Anda. Setiap pesan dibaca dan dijawab.">
      <Columns>
        <SectionBoundaries>
          <ContactInfo profile={profile} />
          <ContactForm />
        </SectionBoundaries>
      </Columns>
    </Page>
  )
}
