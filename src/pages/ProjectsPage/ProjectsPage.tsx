import { prefetchOptions, prefetchPages, type PrefetchQueries } from '../../api/prefetchQueries'
import { categoriesApi } from '../../features/categories/categoriesApi'
import { profileId } from '../../features/profile/profileApi'
import { useProfile } from '../../features/profile/useProfile'
import { profileProjectsApi } from '../../features/projects/profileProjectsApi'
import { cardId, ProjectCard } from '../../features/projects/ProjectCard'
import { allProjects } from '../../features/projects/projectsSlice'
import { categoryFilter, useProjectFeed } from '../../features/projects/useProjectFeed'
import { describeList } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { readFilter } from '../../lib/filterInUrl'
import { paths } from '../../lib/paths'
import { safeLink } from '../../lib/links'
import { useInView } from '../../lib/useInView'
import { categoryKey } from '../../theme/categoryKey'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button'
import { CallToAction } from '../../ui/CallToAction'
import { CardGrid, CardSkeletons } from '../../ui/Card'
import { FilterBar, ListFooter, NextPageLink, ResultCount, sortByCount } from '../../ui/FilterBar'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { Page } from '../../ui/Page'

/** Shown if the categories cannot be loaded. */
const defaultLabels = ['Frontend', 'Backend', 'Full Stack']

interface ProjectFilterProps {
  selected: string
  onSelect: (category: string) => void
}

function ProjectFilter({ selected, onSelect }: ProjectFilterProps) {
  const { data, isLoading } = categoriesApi.useListActiveCategoriesQuery()
  // Awaited, so that the buttons do not change their order under the pointer.
  const { data: stats, isLoading: isCounting } = profileProjectsApi.useGetProjectStatsQuery()
  if (isLoading || isCounting) return <Loading text="Loading categories..." lang="en" />
  const labels = data?.map(({ name }) => name) ?? defaultLabels
  const countOf = (label: string) =>
    stats?.byCategory.find(({ category_name: name }) => name === label)?.total ?? 0
  return (
    <FilterBar
      label="Kategori proyek"
      noun="proyek"
      options={sortByCount([
        { value: allProjects, label: 'Semua Proyek', count: stats?.total },
        ...labels.map((label) => ({
          value: label,
          label,
          category: categoryKey(label),
          count: data && stats && countOf(label),
        })),
      ])}
      selected={selected}
      onSelect={onSelect}
    />
  )
}

function ProjectFeed({ feed }: { feed: ReturnType<typeof useProjectFeed> }) {
  const { projects, isLoading, error, hasMore, loadMore, nextPageQuery, retry, selected } = feed
  const lastCard = useInView<HTMLElement>(loadMore)
  const isLoaded = !isLoading && !error
  const label = selected === allProjects ? 'Semua Proyek' : selected
  return (
    <>
      <CardGrid>
        {projects.map((project, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            position={index + 1}
            ref={index === projects.length - 1 ? lastCard : undefined}
          />
        ))}
      </CardGrid>
      {isLoaded && hasMore && nextPageQuery && (
        <NextPageLink
          query={nextPageQuery}
          target={cardId(projects.length + 1)}
          text="Muat proyek berikutnya"
          onLoadMore={loadMore}
        />
      )}
      {isLoading && <Loading text="Loading more projects..." lang="en" />}
      {isLoading && projects.length === 0 && <CardSkeletons count={6} />}
      {!isLoading && Boolean(error) && (
        <Notice
          title="Oops! Something went wrong"
          message="Failed to load projects. Please try again."
          tone="error"
          lang="en"
        >
          <Button onClick={retry}>Try Again</Button>
        </Notice>
      )}
      {isLoaded && projects.length === 0 && (
        <Notice title="Tidak ada proyek" message={`Belum ada proyek untuk kategori "${label}"`} />
      )}
      {isLoaded && projects.length > 0 && !hasMore && (
        <ListFooter role="status" lang="en">
          You've reached the end of the projects list
        </ListFooter>
      )}
    </>
  )
}

const { listProfileProjects } = profileProjectsApi.endpoints

export const prefetchQueries: PrefetchQueries = ({ page: lastPage, search }) => {
  const filter = categoryFilter(profileId, readFilter(search, 'category'))
  return [
    categoriesApi.endpoints.listActiveCategories.initiate(undefined, prefetchOptions),
    profileProjectsApi.endpoints.getProjectStats.initiate(undefined, prefetchOptions),
    prefetchPages(
      (page) => listProfileProjects.initiate({ ...filter, page }, prefetchOptions),
      filter.category === undefined ? lastPage : 1,
    ),
  ]
}

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
