import { useLocation, useNavigate } from 'react-router-dom'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** Shown if a screen throws or its code could not be loaded. */
export function ScreenFailure() {
  const location = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <title>Halaman gagal dimuat · Studio</title>
      <Notice
        title="Halaman gagal dimuat"
        message="Periksa koneksi Anda, lalu coba lagi."
        tone="error"
        heading="h1"
      >
        <Button onClick={() => void navigate(location, { replace: true })}>Coba Lagi</Button>
      </Notice>
    </>
  )
}
