import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useParams } from 'react-router-dom'
import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import { analyticsEvents } from '../../features/analytics/analyticsEvents'
import { profileId } from '../../features/profile/profileApi'
import { useProfile } from '../../features/profile/useProfile'
import { profileProjectsApi } from '../../features/projects/profileProjectsApi'
import { useProjectCloth } from '../../features/projects/projectCloth'
import { useProject } from '../../features/projects/useProject'
import { PageHead } from '../../features/seo/PageHead'
import { projectData } from '../../features/seo/entryData'
import { useEntryPath } from '../../features/seo/useEntryPath'
import { usePageLanguage } from '../../features/seo/usePageAddress'
import { isSlug, paths } from '../../lib/urls/paths'
import { reloadPage } from '../../lib/urls/reloadPage'
import { useReloadIfMissing } from '../../lib/urls/useReloadIfMissing'
import { Button, ButtonLink } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { Container } from '../../ui/Page'
import { SectionBoundaries } from '../../ui/ErrorBoundary'
import { ProjectDetail } from './ProjectDetail'

const { getProfileProjectBySlug } = profileProjectsApi.endpoints

export const prefetchQueries: PrefetchQueries = ({ params: { slug } }) =>
  isSlug(slug)
    ? [getProfileProjectBySlug.initiate({ profileId, slug }, prefetchOptions)]
    : undefined

function useProjectView(slug: string | undefined): void {
  const dispatch = useDispatch()
  useEffect(() => {
    if (slug) dispatch(analyticsEvents.projectViewed({ slug }))
  }, [dispatch, slug])
}

export default function ProjectDetailPage() {
  const { slug } = useParams()
  const { owner } = useProfile()
  const state = useProject(profileId, slug)
  const project = state.entry
  useReloadIfMissing(state.status === 'missing')
  useProjectView(state.status === 'loaded' ? slug : undefined)
  const clothOf = useProjectCloth()
  const language = usePageLanguage()
  const address = useEntryPath(project, slug, paths.project)
  const { common, failures, pages, project: texts } = language.texts
  const backLink = (
    <ButtonLink to={paths.projects} $variant="outline">
      {texts.back}
    </ButtonLink>
  )
  return (
    <Container>
      <SectionBoundaries>
        <PageHead
          section={project?.title ?? (state.status === 'missing' ? texts.notFound : pages.projects)}
          {...address}
          owner={owner}
          description={project?.description}
          keywords={[
            ...(project?.skill_names ?? []).map(({ name }) => name),
            project?.category_name,
          ]}
          structuredData={
            project && projectData({ ...project, slug: project.slug ?? slug }, owner, language)
          }
          type="article"
          cloth={project && clothOf(project)}
        />
        {project && <ProjectDetail project={project} />}
        {state.status === 'loading' && (
          <Loading text={texts.loading} tall={!project} lang={common.labelLang} />
        )}
        {state.status === 'missing' && (
          <Notice title={texts.notFound} heading="h1" lang={common.labelLang}>
            {backLink}
            <ButtonLink to={paths.home}>{common.goHome}</ButtonLink>
          </Notice>
        )}
        {state.status === 'failed' && (
          <Notice
            title={texts.failed}
            message={state.message}
            tone="error"
            heading="h1"
            lang={common.labelLang}
          >
            <Button onClick={reloadPage}>{failures.tryAgain}</Button>
            {backLink}
          </Notice>
        )}
      </SectionBoundaries>
    </Container>
  )
}
