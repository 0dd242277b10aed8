import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import type { PrefetchQueries } from '../../api/prefetchQueries'
import { useProfile } from '../../features/profile/useProfile'
import { PageHead } from '../../features/seo/PageHead'
import { paths } from '../../lib/paths'
import { Button, ButtonLink } from '../../ui/Button'
import { Lead, Page } from '../../ui/Page'
import { NotFoundPage } from '../NotFoundPage/NotFoundPage'
import { findStep } from './steps'

/** Has no data of its own; an unknown step is a page that does not exist. */
export const prefetchQueries: PrefetchQueries = ({ params }) =>
  findStep(params.step) ? [] : undefined

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.875rem;
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
