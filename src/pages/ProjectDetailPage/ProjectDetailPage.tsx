import { useParams } from 'react-router-dom'
import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import { profileId } from '../../features/profile/profileApi'
import { useProfile } from '../../features/profile/useProfile'
import { profileProjectsApi } from '../../features/projects/profileProjectsApi'
import { projectCloth } from '../../features/projects/projectCloth'
import { useProject } from '../../features/projects/useProject'
import { PageHead } from '../../features/seo/PageHead'
import { projectData } from '../../features/seo/entryData'
import { isSlug, paths } from '../../lib/paths'
import { reloadPage } from '../../lib/reloadPage'
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

const backLink = (
  <ButtonLink to={paths.projects} $variant="outline">
    Back to Projects
  </ButtonLink>
)

export default function ProjectDetailPage() {
  const { slug } = useParams()
  const { owner } = useProfile()
  const state = useProject(profileId, slug)
  const project = state.entry
  return (
    <Container>
      <SectionBoundaries>
        <PageHead
          section={project?.title ?? (state.status === 'missing' ? 'Project Not Found' : 'Proyek')}
          path={project && slug && paths.project(slug)}
          owner={owner}
          description={project?.description}
          keywords={[
            ...(project?.skill_names ?? []).map(({ name }) => name),
            project?.category_name,
          ]}
          structuredData={project && projectData({ ...project, slug }, owner.full_name)}
          type="article"
          cloth={project && projectCloth(project)}
        />
        {project && <ProjectDetail project={project} />}
        {state.status === 'loading' && (
          <Loading text="Loading project details..." tall={!project} lang="en" />
        )}
        {state.status === 'missing' && (
          <Notice title="Project Not Found" heading="h1" lang="en">
            {backLink}
            <ButtonLink to={paths.home}>Go Home</ButtonLink>
          </Notice>
        )}
        {state.status === 'failed' && (
          <Notice
            title="Something went wrong"
            message={state.message}
            tone="error"
            heading="h1"
            lang="en"
          >
            <Button onClick={reloadPage}>Try Again</Button>
            {backLink}
          </Notice>
        )}
      </SectionBoundaries>
    </Container>
  )
}
