import styled from 'styled-components'
import { useProfile } from '../../features/profile/useProfile'
import { Page } from '../../ui/Page'
import { Sections } from '../../ui/Sections'
import { ContactForm } from './ContactForm'
import { ContactInfo } from './ContactInfo'

const Columns = styled.div`
  display: grid;
  gap: clamp(1.75rem, 4vw, 4rem);

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`

/** The ways to reach the owner, and a form for the shortest of them. */
export default function ContactPage() {
  const { profile } = useProfile()
  return (
    <Page title="Hubungi Saya" lead="Ceritakan proyek Anda. Setiap pesan dibaca dan dijawab.">
      <Columns>
        <Sections>
          <ContactInfo profile={profile} />
          <ContactForm />
        </Sections>
      </Columns>
    </Page>
  )
}
