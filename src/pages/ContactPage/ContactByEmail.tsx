import Mail from 'lucide-react/icons/mail'
import styled from 'styled-components'
import { ButtonAnchor } from '../../ui/Button'
import { Card } from '../../ui/Card'

const Frame = styled(Card)`
  display: grid;
  gap: 1.5rem;
  align-self: start;
  justify-items: start;

  h2 {
    font-size: ${({ theme }) => theme.size.heading};
  }

  a {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
`

/** The owner's address, in place of a form that nothing receives. */
export function ContactByEmail({ email }: { email: string }) {
  return (
    <Frame as="section">
      <h2>Kirim Pesan</h2>
      <p>Silakan menulis langsung via email.</p>
      <ButtonAnchor href={`mailto:${email}`}>
        <Mail aria-hidden="true" />
        {email}
      </ButtonAnchor>
    </Frame>
  )
}
