import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { contactSlice } from '../../features/contact/contactSlice'
import { useProfile } from '../../features/profile/useProfile'
import { Page } from '../../ui/Page'
import { SectionBoundaries } from '../../ui/SectionBoundaries'
import { ContactByEmail } from './ContactByEmail'
import { ContactForm } from './ContactForm'
import { ContactInfo } from './ContactInfo'

const Columns = styled.div`
  display: grid;
  gap: clamp(1.75rem, 4vw, 4rem);

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`

/** Contact details, and the contact form where messages are received. */
export default function ContactPage() {
  const { profile } = useProfile()
  const { channel } = useSelector(contactSlice.selectors.selectContact)
  return (
    <Page title="Hubungi Saya" lead="Ceritakan proyek Anda. Setiap pesan dibaca dan dijawab.">
      <Columns>
        <SectionBoundaries>
          <ContactInfo profile={profile} />
          {channel !== 'email' && <ContactForm />}
          {channel === 'email' && profile.email && <ContactByEmail email={profile.email} />}
        </SectionBoundaries>
      </Columns>
    </Page>
  )
}
