import styled from 'styled-components'
import type { ContactStatus } from '../../features/contact/contactSlice'

const Line = styled.p<{ $tone: 'positive' | 'danger' }>`
  padding: 0.75rem 1rem;
  border: 1.5px solid ${({ theme, $tone }) => theme[$tone]};
  border-radius: ${({ theme }) => theme.radius.small};
  color: ${({ theme, $tone }) => theme[$tone]};
  font-weight: 600;
  margin-bottom: 1.25rem;

  &:empty {
    display: none;
  }
`

/** The two live regions are there before they have something to say: only then it is read out. */
export function ContactResult({ status }: { status: ContactStatus }) {
  return (
    <>
      <div role="status">
        <Line $tone="positive">
          {status === 'success' && 'Pesan berhasil dikirim! Saya akan membalas dalam 24 jam.'}
        </Line>
      </div>
      <div role="alert">
        <Line $tone="danger">
          {status === 'error' &&
            'Terjadi kesalahan. Silakan coba lagi atau hubungi langsung via email.'}
        </Line>
      </div>
    </>
  )
}
