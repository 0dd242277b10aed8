import { messageOf } from '../../api/apiError'
import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import { profileId } from '../../features/profile/profileApi'
import { useProfile } from '../../features/profile/useProfile'
import {
  featuredProfileProjectsApi,
  useFeaturedProjects,
} from '../../features/projects/featuredProjects'
import { joinTexts } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { personData } from '../../features/seo/personData'
import { testimonialsApi } from '../../features/testimonials/testimonialsApi'
import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/Button'
import { CallToAction } from '../../ui/CallToAction'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { Container } from '../../ui/Page'
import { SectionBoundaries } from '../../ui/ErrorBoundary'
import { FeaturedProjects, FeaturedQuote, Technologies, Values } from './HomeSections'
import { Hero } from './Hero'

export const prefetchQueries: PrefetchQueries = () => [
  featuredProfileProjectsApi.endpoints.listFeaturedProfileProjects.initiate(
    profileId,
    prefetchOptions,
  ),
  testimonialsApi.endpoints.listFeaturedTestimonials.initiate(undefined, prefetchOptions),
]

function errorMessage(error: unknown, defaultReason = 'Unknown error'): string {
  return `Failed to load data: ${messageOf(error, defaultReason)}`
}

function HomeHead() {
  const { owner } = useProfile()
  const role = joinTexts([owner.current_job_title, owner.location])
  return (
    <PageHead
      section="Beranda"
      path={paths.home}
      owner={owner}
      description={[role, owner.bio].filter(Boolean).join('. ')}
      structuredData={personData(owner)}
    />
  )
}

function HomeContent() {
  const { profile, ...profileQuery } = useProfile()
  const featured = useFeaturedProjects(profileId)

  if (profileQuery.isLoading || featured.isLoading)
    return <Loading text="Loading..." tall lang="en" />
  if (profileQuery.error) {
    const message = errorMessage(profileQuery.error, 'Failed to fetch profile')
    return (
      <Container>
        <Notice title="Error" message={message} tone="error" heading="h1" lang="en" />
      </Container>
    )
  }
  return (
    <SectionBoundaries>
      <Hero profile={profile} featuredCount={featured.count} />
      <Container>
        <SectionBoundaries>
          <Technologies stack={profile.preferred_tech_stack} />
          <FeaturedProjects
            projects={featured.projects}
            error={featured.error && errorMessage(featured.error)}
          />
          <FeaturedQuote />
          <Values />
          <CallToAction
            title="Mari Berkolaborasi Bersama!"
            text="Punya ide, atau masalah yang perlu dipecahkan? Ceritakan kepada saya."
          >
            <ButtonLink to={paths.contact}>Mulai Diskusi</ButtonLink>
            <ButtonLink to={paths.about} $variant="outline">
              Tentang Saya
            </ButtonLink>
          </CallToAction>
        </SectionBoundaries>
      </Container>
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
