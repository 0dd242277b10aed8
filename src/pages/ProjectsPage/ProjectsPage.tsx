import { prefetchPages } from '../../api/mergedPages'
import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import { categoriesApi } from '../../features/categories/categoriesApi'
import { profileId } from '../../features/profile/profileApi'
import { useProfile } from '../../features/profile/useProfile'
import { profileProjectsApi } from '../../features/projects/profileProjectsApi'
import { ProjectCard } from '../../features/projects/ProjectCard'
import { ProjectGrid } from '../../features/projects/projectLayout'
import { categoryFilter, useProjectFeed } from '../../features/projects/useProjectFeed'
import { describeList } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { allEntries, readFilter } from '../../lib/urls/filterInUrl'
import { CallToAction } from '../../features/profile/CallToAction'
import { useTexts } from '../../language/TextsContext'
import { paths } from '../../lib/urls/paths'
import { safeLink } from '../../lib/urls/links'
import { useInView } from '../../ui/lists/useInView'
import { categoryKey } from '../../lib/cloth'
import { categorySlug } from '../../lib/text'
import { ButtonAnchor, ButtonLink } from '../../ui/Button'
import { CardSkeletons } from '../../ui/cards/CardGrid'
import { cardId, FeedFooter, ListFooter } from '../../ui/lists/FeedFooter'
import { FilterBar, ResultCount, sortByCount } from '../../ui/lists/FilterBar'
import { DeferredContent, useFirstEntries } from '../../ui/DeferredContent'
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
  const { common, projects: texts } = useTexts()
  const { data, isLoading } = categoriesApi.useListActiveCategoriesQuery()
  // Awaited, so that the buttons do not change their order under the pointer.
  const { data: stats, isLoading: isCounting } = profileProjectsApi.useGetProjectStatsQuery()
  if (isLoading || isCounting) {
    return <Loading text={texts.loadingCategories} lang={common.labelLang} />
  }
  const labels = data?.map(({ name }) => name) ?? defaultLabels
  const countOf = (label: string) =>
    stats?.byCategory.find(({ category_name: name }) => name === label)?.total ?? 0
  return (
    <FilterBar
      label={texts.filter}
      describeCount={texts.count}
      options={sortByCount([
        { value: allEntries, label: texts.all, count: stats?.total },
        ...labels.map((label) => ({
          value: label,
          label,
          category: categoryKey(label),
          count: data && stats && countOf(label),
        })),
      ])}
      // The URL may have the slug of a category: for the API, it is the same.
      selected={labels.find((label) => categorySlug(label) === categorySlug(selected)) ?? selected}
      onSelect={onSelect}
    />
  )
}

function ProjectFeed({ feed }: { feed: ReturnType<typeof useProjectFeed> }) {
  const { projects, isLoading, error, hasMore, loadMore, selected } = feed
  const { common, failures, projects: texts } = useTexts()
  const lastCard = useInView<HTMLElement>(loadMore)
  const isLoaded = !isLoading && !error
  const shown = useFirstEntries(projects)
  return (
    <>
      <ProjectGrid data-single={projects.length === 1 || undefined}>
        {shown.map((project, index) => (
          <ProjectCard
            key={project.id}
            project={project}
            position={index + 1}
            ref={index === projects.length - 1 ? lastCard : undefined}
          />
        ))}
      </ProjectGrid>
      <FeedFooter
        feed={feed}
        target={cardId('proyek', projects.length + 1)}
        texts={{
          ...{ next: texts.next, loading: texts.loadingMore, failed: texts.failed },
          ...{ message: texts.failedText, retry: failures.tryAgain },
        }}
        lang={common.labelLang}
      />
      {isLoading && projects.length === 0 && <CardSkeletons count={6} />}
      {isLoaded && projects.length === 0 && (
        <Notice
          title={texts.empty}
          message={selected === allEntries ? texts.emptyList : texts.emptyText(selected)}
        />
      )}
      {isLoaded && projects.length > 0 && !hasMore && (
        <ListFooter role="status" lang={common.labelLang}>
          {texts.end}
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
  const { owner, isBuiltIn } = useProfile()
  const { common, pages, projects: texts } = useTexts()
  const gitHub = safeLink(owner.github_profile) ?? (isBuiltIn && 'https://github.com')
  const count = feed.isLoading || feed.error ? undefined : feed.projects.length
  return (
    <Page title={texts.title}>
      <PageHead
        section={pages.projects}
        path={paths.projects}
        owner={owner}
        description={describeList(
          texts.description(owner.full_name),
          feed.projects.map(({ title }) => title),
        )}
        keywords={feed.projects.map(({ category_name: category }) => category)}
      />
      <ProjectFilter selected={feed.selected} onSelect={feed.select} />
      <ResultCount text={count === undefined ? undefined : texts.shown(count)} />
      <ProjectFeed feed={feed} />
      <DeferredContent>
        <CallToAction page="projects">
          <ButtonLink to={paths.contact}>{common.contactMe}</ButtonLink>
          {gitHub && (
            <ButtonAnchor
              href={gitHub}
              target="_blank"
              rel="noopener noreferrer"
              $variant="outline"
            >
              {texts.viewGitHub}
            </ButtonAnchor>
          )}
        </CallToAction>
      </DeferredContent>
    </Page>
  )
}
