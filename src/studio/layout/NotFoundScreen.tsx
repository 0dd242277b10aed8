import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** Shown at a path without a screen. */
export function NotFoundScreen() {
  return (
    <>
      <title>Tidak ditemukan · Studio</title>
      <NotFoundNotice heading="h1" />
    </>
  )
}

/** What the address names does not exist. */
export function NotFoundNotice({ heading }: { heading: 'h1' | 'h2' }) {
  return (
    <Notice title="Tidak ditemukan" message="Mungkin sudah dihapus." heading={heading}>
      <ButtonLink to="/studio">Ke ringkasan</ButtonLink>
    </Notice>
  )
}
