import { useLocation, useNavigate } from 'react-router-dom'
import { useProfile } from '../../features/profile/useProfile'
import { PageHead } from '../../features/seo/PageHead'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { Container } from '../../ui/Page'

const title = 'Halaman gagal dimuat'

/** Shown if the code of a page could not be loaded. Navigating to the page again retries it. */
export function PageLoadFailure() {
  const { owner } = useProfile()
  const location = useLocation()
  const navigate = useNavigate()
  return (
    <Container>
      <PageHead section={title} owner={owner} />
      <Notice
        title={title}
        message="Periksa koneksi Anda, lalu coba lagi."
        tone="error"
        heading="h1"
      >
        <Button onClick={() => void navigate(location, { replace: true })}>Coba Lagi</Button>
      </Notice>
    </Container>
  )
}
