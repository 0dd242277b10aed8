import { ButtonLink } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { useStudioTexts } from '../language/StudioTextsContext'
import { DocumentTitle } from '../ui/Screen'

/** Shown at a path without a screen. */
export function NotFoundScreen() {
  const { layout } = useStudioTexts()
  return (
    <>
      <DocumentTitle title={layout.notFound} />
      <NotFoundNotice heading="h1" />
    </>
  )
}

/** What the address names does not exist. */
export function NotFoundNotice({ heading }: { heading: 'h1' | 'h2' }) {
  const { layout } = useStudioTexts()
  return (
    <Notice title={layout.notFound} message={layout.maybeDeleted} heading={heading}>
      <ButtonLink to="/studio">{layout.toOverview}</ButtonLink>
    </Notice>
  )
}
