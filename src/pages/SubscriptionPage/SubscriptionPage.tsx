import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import type { PrefetchQueries } from '../../api/prefetchQueries'
import type { SubscriptionStep } from '../../contract/messages'
import { useProfile } from '../../features/profile/useProfile'
import { PageHead } from '../../features/seo/PageHead'
import { paths } from '../../lib/paths'
import { Button, ButtonLink, ButtonRow } from '../../ui/Button'
import { Lead, Page } from '../../ui/Page'
import { NotFoundPage } from '../NotFoundPage/NotFoundPage'

interface Step {
  title: string
  text: string
  button?: string
}

const steps: Record<SubscriptionStep, Step> = {
  requested: {
    title: 'Periksa Email Anda',
    text: 'Kami telah mengirim tautan konfirmasi. Tautan itu berlaku 24 jam.',
  },
  confirm: {
    title: 'Konfirmasi Langganan',
    text: 'Tekan tombol di bawah ini untuk menerima kabar artikel terbaru lewat email.',
    button: 'Konfirmasi',
  },
  confirmed: {
    title: 'Langganan Aktif',
    text: 'Terima kasih! Anda akan menerima kabar lewat email ketika ada artikel baru. Setiap email memuat tautan untuk berhenti berlangganan.',
  },
  expired: {
    title: 'Tautan Tidak Berlaku',
    text: 'Tautan ini sudah kedaluwarsa atau tidak lengkap. Gunakan tautan di email terakhir yang Anda terima, atau daftarkan alamat Anda lagi di halaman blog.',
  },
  cancel: {
    title: 'Berhenti Berlangganan',
    text: 'Tekan tombol di bawah ini jika Anda tidak ingin lagi menerima kabar artikel terbaru.',
    button: 'Berhenti Berlangganan',
  },
  cancelled: {
    title: 'Langganan Dihentikan',
    text: 'Alamat Anda sudah dihapus dari daftar. Anda tidak akan menerima kabar artikel lagi.',
  },
  failed: {
    title: 'Permintaan Gagal',
    text: 'Permintaan Anda tidak dapat diproses. Periksa alamat email Anda, atau coba lagi nanti.',
  },
}

function findStep(name = ''): Step | undefined {
  return Object.hasOwn(steps, name) ? steps[name as SubscriptionStep] : undefined
}

/** Has no data of its own; an unknown step is a page that does not exist. */
export const prefetchQueries: PrefetchQueries = ({ params }) =>
  findStep(params.step) ? [] : undefined

const Actions = styled(ButtonRow)`
  margin-top: 1.75rem;
`

/**
 * A step of subscribing to the blog, or of cancelling it. The forms post to the address of the
 * page, whose query has the secret of the link.
 */
export default function SubscriptionPage() {
  const { owner } = useProfile()
  const step = findStep(useParams().step)
  if (!step) return <NotFoundPage />
  return (
    <Page title={step.title}>
      <meta name="robots" content="noindex" />
      <PageHead section={step.title} owner={owner} />
      <Lead>{step.text}</Lead>
      <Actions>
        {step.button && (
          <form method="post">
            <Button type="submit">{step.button}</Button>
          </form>
        )}
        <ButtonLink to={paths.blog} $variant="outline">
          Lihat Artikel
        </ButtonLink>
      </Actions>
    </Page>
  )
}
