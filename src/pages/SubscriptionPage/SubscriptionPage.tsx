import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import type { PrefetchQueries } from '../../api/prefetchQueries'
import type { SubscriptionStep } from '../../contract/messages'
import { useProfile } from '../../features/profile/useProfile'
import { PageHead } from '../../features/seo/PageHead'
import { useTexts } from '../../language/TextsContext'
import { paths } from '../../lib/urls/paths'
import { Button, ButtonLink, ButtonRow } from '../../ui/Button'
import { Lead, Page } from '../../ui/Page'
import { NotFoundPage } from '../NotFoundPage/NotFoundPage'

const steps: readonly SubscriptionStep[] = [
  'requested',
  'confirm',
  'confirmed',
  'expired',
  'cancel',
  'cancelled',
  'failed',
]

function isStep(name: string | undefined): name is SubscriptionStep {
  return steps.some((step) => step === name)
}

/** The page reads no data. For an unknown step, it does not exist. */
export const prefetchQueries: PrefetchQueries = ({ params }) =>
  isStep(params.step) ? [] : undefined

const Actions = styled(ButtonRow)`
  margin-top: 1.75rem;
`

/**
 * A step of subscribing to the blog, or of cancelling it. The forms post to the address of the
 * page, whose query has the secret of the link.
 */
export default function SubscriptionPage() {
  const { owner } = useProfile()
  const { subscription: texts } = useTexts()
  const { step } = useParams()
  if (!isStep(step)) return <NotFoundPage />
  const { title, text } = texts.steps[step]
  const button = step === 'confirm' || step === 'cancel' ? texts.buttons[step] : undefined
  return (
    <Page title={title}>
      <meta name="robots" content="noindex" />
      <PageHead section={title} owner={owner} />
      <Lead>{text}</Lead>
      <Actions>
        {button && (
          <form method="post">
            <Button type="submit">{button}</Button>
          </form>
        )}
        <ButtonLink to={paths.blog} $variant="outline">
          {texts.viewPosts}
        </ButtonLink>
      </Actions>
    </Page>
  )
}
