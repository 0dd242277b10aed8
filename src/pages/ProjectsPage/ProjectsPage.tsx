import { prefetchOptions, prefetchPages, type PrefetchQueries } from '../../api/prefetchQueries'
import { categoriesApi } from '../../features/categories/categoriesApi'
import { profileId } from '../../features/profile/profileApi'
import { useProfile } from '../../features/profile/useProfile'
import { profileProjectsApi } from '../../features/projects/profileProjectsApi'
import { projectStatsApi } from '../../features/projects/projectStatsApi'
import { categoryFilter, useProjectFeed } from '../../features/projects/useProjectFeed'
import { describeList } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { readFilter } from '../../lib/filterInUrl'
import { paths } from '../../lib/paths'
import { safeLink } from '../../lib/safeLink'
import { ButtonAnchor, ButtonLink } from '../../ui/Button'
import { CallToAction } from '../../ui/CallToAction'
import { Page } from '../../ui/Page'
import { ResultCount } from '../../ui/ResultCount'
import { ProjectFilter } from './ProjectFilter'
import { ProjectFeed } from './ProjectFeed'

const { listProfileProjects } = profileProjectsApi.endpoints

export const prefetchQueries: PrefetchQueries = ({ page: lastPage, search }) => {
  const filter = categoryFilter(profileId, readFilter(search, 'category'))
  return [
    categoriesApi.endpoints.listActiveCategories.initiate(undefined, prefetchOptions),
    projectStatsApi.endpoints.getProjectStats.initiate(undefined, prefetchOptions),
    prefetchPages(
      (page) => listProfileProjects.initiate({ ...filter, page }, prefetchOptions),
      filter.category === undefined ? lastPage : 1,
    ),
  ]
}

/** All projects with infinite scroll and a filter by category. */
export default function ProjectsPage() {
  const feed = useProjectFeed(profileId)
  const { owner } = useProfile()
  return (
    <Page title="Portfolio & Proyek">
      <PageHead
        section="Proyek"
        path={paths.projects}
        owner={owner}
        description={describeList(
          `Proyek ${owner.full_name}`,
          feed.projects.map(({ title }) => title),
        )}
        keywords={feed.projects.map(({ category_name: category }) => category)}
      />
      <ProjectFilter selected={feed.selected} onSelect={feed.select} />
      <ResultCount
        count={feed.isLoading || feed.error ? undefined : feed.projects.length}
        noun="proyek"
      />
      <ProjectFeed feed={feed} />
      <CallToAction title="Tertarik Berkolaborasi?" text="Kirim pesan tentang proyek Anda.">
        <ButtonLink to={paths.contact}>Hubungi Saya</ButtonLink>
        <ButtonAnchor
          href={safeLink(owner.github_profile) ?? 'https://github.com'}
          target="_blank"
          rel="noopener noreferrer"
          $variant="outline"
        >
          Lihat GitHub
        </ButtonAnchor>
      </CallToAction>
    </Page>
  )
}
