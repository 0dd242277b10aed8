import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { contactSlice } from '../../features/contact/contactSlice'
import { useProfile } from '../../features/profile/useProfile'
import { introduce } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { paths } from '../../lib/paths'
import { Page } from '../../ui/Page'
import { SectionBoundaries } from '../../ui/SectionBoundaries'
import { ContactByEmail } from './ContactByEmail'
import { ContactForm } from './ContactForm'
import { ContactInfo } from './ContactInfo'

const Columns = styled.div`
  display: grid;
  gap: clamp(1.75rem, 4vw, 4rem);

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
  }
`

/** Contact details, and the contact form where messages are received. */
export default function ContactPage() {
  const { owner } = useProfile()
  const { channel } = useSelector(contactSlice.selectors.selectContact)
  return (
    <Page title="Hubungi Saya">
      <PageHead
        section="Kontak"
        path={paths.contact}
        owner={owner}
        description={`Hubungi ${introduce(owner)}`}
      />
      <Columns>
        <SectionBoundaries>
          {channel !== 'email' && <ContactForm />}
          {channel === 'email' && owner.email && <ContactByEmail email={owner.email} />}
          <ContactInfo profile={owner} />
        </SectionBoundaries>
      </Columns>
    </Page>
  )
}
