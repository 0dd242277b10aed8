import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** Shown at a path without a screen, and for an entry that does not exist. */
export function NotFoundScreen() {
  return (
    <>
      <title>Tidak ditemukan · Studio</title>
      <Notice title="Tidak ditemukan" message="Mungkin sudah dihapus." heading="h1">
        <ButtonLink to="/studio">Ke ringkasan</ButtonLink>
      </Notice>
    </>
  )
}
