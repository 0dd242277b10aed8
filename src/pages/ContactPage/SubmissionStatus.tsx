import styled from 'styled-components'
import type { ContactStatus } from '../../features/contact/contactSlice'

const Message = styled.p<{ $tone: 'positive' | 'danger' }>`
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

/** The live regions are always rendered: a screen reader announces only changes of their text. */
export function SubmissionStatus({ status }: { status: ContactStatus }) {
  return (
    <>
      <div role="status">
        <Message $tone="positive">
          {status === 'success' && 'Pesan berhasil dikirim! Saya akan membalas dalam 24 jam.'}
        </Message>
      </div>
      <div role="alert">
        <Message $tone="danger">
          {status === 'error' &&
            'Terjadi kesalahan. Silakan coba lagi atau hubungi langsung via email.'}
        </Message>
      </div>
    </>
  )
}
