import type { ReactElement } from 'react'
import { useSelector } from 'react-redux'
import { failureText } from '../../api/apiError'
import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import type { HomeSection } from '../../contract/constants'
import { appearanceSlice } from '../../theme/appearanceSlice'
import { profileId } from '../../features/profile/profileApi'
import { latestPostsApi } from '../../features/posts/latestPostsApi'
import { useProfile } from '../../features/profile/useProfile'
import {
  featuredProfileProjectsApi,
  useFeaturedProjects,
} from '../../features/projects/featuredProjects'
import { joinTexts } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { personData } from '../../features/seo/personData'
import { featuredTestimonialsApi } from '../../features/testimonials/featuredTestimonialsApi'
import { CallToAction } from '../../features/profile/CallToAction'
import { useSharedTexts } from '../../language/TextsContext'
import { paths } from '../../lib/urls/paths'
import { siteSlice } from '../../siteSlice'
import { ButtonLink } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { Container } from '../../ui/Page'
import { DeferredContent } from '../../ui/DeferredContent'
import { SectionBoundaries } from '../../ui/ErrorBoundary'
import { FeaturedProjects } from './FeaturedProjects'
import { FeaturedQuote, LatestPosts, ProjectOutcome, Technologies, Values } from './HomeSections'
import { Hero } from './Hero'

export const prefetchQueries: PrefetchQueries = () => [
  featuredProfileProjectsApi.endpoints.listFeaturedProfileProjects.initiate(
    profileId,
    prefetchOptions,
  ),
  featuredTestimonialsApi.endpoints.listFeaturedTestimonials.initiate(undefined, prefetchOptions),
  latestPostsApi.endpoints.listLatestPosts.initiate(undefined, prefetchOptions),
]

function HomeHead() {
  const { owner } = useProfile()
  const { pages } = useSharedTexts()
  const publicUrl = useSelector(siteSlice.selectors.selectPublicUrl)
  const role = joinTexts([owner.current_job_title, owner.location])
  return (
    <PageHead
      section={pages.home}
      path={paths.home}
      owner={owner}
      description={[role, owner.bio].filter(Boolean).join('. ')}
      structuredData={personData(owner, publicUrl)}
    />
  )
}

function HomeContent() {
  const { profile, ...profileQuery } = useProfile()
  const featured = useFeaturedProjects(profileId)
  const { common, errors, home: texts, pages } = useSharedTexts()
  const { home_sections } = useSelector(appearanceSlice.selectors.selectAppearance)
  const errorMessage = (error: unknown, fallback: string) =>
    errors.failedToLoad(failureText(error, errors, fallback))

  if (profileQuery.isLoading || featured.isLoading)
    return <Loading text={common.loading} tall lang={common.labelLang} />
  if (profileQuery.error) {
    const message = errorMessage(profileQuery.error, errors.profile)
    return (
      <Container>
        <Notice
          title={errors.error}
          message={message}
          tone="error"
          heading="h1"
          lang={common.labelLang}
        />
      </Container>
    )
  }
  const projectWithOutcome = home_sections.includes('outcome')
    ? featured.projects.find(({ outcome }) => outcome)
    : undefined
  const sections: Record<HomeSection, ReactElement> = {
    technologies: <Technologies key="technologies" stack={profile.preferred_tech_stack} />,
    outcome: <ProjectOutcome key="outcome" project={projectWithOutcome} />,
    projects: (
      <FeaturedProjects
        key="projects"
        projects={featured.projects}
        error={featured.error && errorMessage(featured.error, errors.unknownReason)}
        outcomeId={projectWithOutcome?.id}
      />
    ),
    quote: <FeaturedQuote key="quote" linkedSlug={projectWithOutcome?.slug} />,
    posts: <LatestPosts key="posts" />,
    values: <Values key="values" profile={profile} />,
    invitation: (
      <CallToAction key="invitation" page="home">
        <ButtonLink to={paths.contact}>{texts.startDiscussion}</ButtonLink>
        <ButtonLink to={paths.about} $variant="outline">
          {pages.about}
        </ButtonLink>
      </CallToAction>
    ),
  }
  return (
    <SectionBoundaries>
      <Hero profile={profile} featured={featured} />
      <DeferredContent>
        <Container>
          <SectionBoundaries>{home_sections.map((section) => sections[section])}</SectionBoundaries>
        </Container>
      </DeferredContent>
    </SectionBoundaries>
  )
}

export default function HomePage() {
  return (
    <>
      <HomeHead />
      <HomeContent />
    </>
  )
}
