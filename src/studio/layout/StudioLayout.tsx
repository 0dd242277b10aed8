import { Suspense } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { PageAnnouncement, PageProgress } from '../../app/layout/PageStatus'
import { useDocumentTheme, useRouterSync } from '../../app/layout/storeEffects'
import { useScrollRestoration } from '../../app/navigation/useScrollRestoration'
import { accountApi } from '../../features/account/accountApi'
import { elementIds } from '../../lib/elementIds'
import { Button, ButtonLink } from '../../ui/Button'
import { ErrorBoundary } from '../../ui/ErrorBoundary'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { useTexts } from '../../language/TextsContext'
import { useStudioTexts } from '../language/StudioTextsContext'
import { NoticeList } from '../notices/NoticeList'
import { DocumentTitle } from '../ui/Screen'
import { useNoSaveDialog } from '../ui/hooks/useShortcut'
import { StudioContainer, StudioHeader } from './StudioHeader'
import { StudioNavigation } from './StudioNavigation'

const Columns = styled(StudioContainer)<{ $hasNavigation: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  padding-block: 1.25rem 6rem;

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: ${({ $hasNavigation }) => $hasNavigation && '13rem'} minmax(0, 1fr);
    gap: 2rem;
  }
`

/** All screens have the width of the column; lines of text are shorter. */
const Main = styled.main`
  min-width: 0;
  font-size: 1rem;

  p {
    max-width: 46rem;
  }

  summary {
    display: flex;
    align-items: center;
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::before {
    content: '';
    flex: none;
    width: 0.5em;
    height: 0.5em;
    margin-inline: 0.125em 0.75em;
    border: 0 solid;
    border-block-end-width: 0.125em;
    border-inline-end-width: 0.125em;
    rotate: -45deg;
    translate: -0.125em;
    transition: rotate ${({ theme }) => theme.duration.short};
  }
  details[open] > summary::before {
    rotate: 45deg;
    translate: 0 -0.125em;
  }
`

/** Effects of the layout. A separate component, so that their state does not re-render the screen. */
function LayoutEffects(): null {
  useDocumentTheme()
  useRouterSync()
  useScrollRestoration()
  useNoSaveDialog()
  return null
}

function ScreenLoading() {
  const { common } = useStudioTexts()
  return (
    <>
      <DocumentTitle title={common.loading} />
      <Loading text={common.loading} tall />
    </>
  )
}

export function StudioLayout() {
  const { key } = useLocation()
  const { data: session } = accountApi.endpoints.getSession.useQuery()
  const { layout } = useTexts()
  return (
    <>
      <LayoutEffects />
      <PageProgress />
      <PageAnnouncement />
      <a href={`#${elementIds.main}`}>{layout.skipToContent}</a>
      <StudioHeader />
      <Columns $hasNavigation={Boolean(session)}>
        {session && <StudioNavigation />}
        <Main id={elementIds.main} tabIndex={-1}>
          <ErrorBoundary resetKey={key} fallback={() => <ScreenFailure />}>
            <Suspense fallback={<ScreenLoading />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </Main>
      </Columns>
      <NoticeList />
    </>
  )
}

function ScreenFailure() {
  const { common } = useStudioTexts()
  const { layout } = useTexts()
  const location = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <DocumentTitle title={layout.pageFailed} />
      <Notice title={layout.pageFailed} message={layout.checkConnection} tone="error" heading="h1">
        <Button onClick={() => void navigate(location, { replace: true })}>{common.retry}</Button>
      </Notice>
    </>
  )
}

export function NotFoundScreen() {
  const { layout } = useStudioTexts()
  return (
    <>
      <DocumentTitle title={layout.notFound} />
      <NotFoundNotice heading="h1" />
    </>
  )
}

export function NotFoundNotice({ heading }: { heading: 'h1' | 'h2' }) {
  const { layout } = useStudioTexts()
  return (
    <Notice title={layout.notFound} message={layout.maybeDeleted} heading={heading}>
      <ButtonLink to="/studio">{layout.toOverview}</ButtonLink>
    </Notice>
  )
}
