import { messageOf } from '../../api/apiError'
import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import { profileId } from '../../features/profile/profileApi'
import { useProfile } from '../../features/profile/useProfile'
import { featuredProfileProjectsApi } from '../../features/projects/featuredProfileProjectsApi'
import { useFeaturedProjects } from '../../features/projects/useFeaturedProjects'
import { paths } from '../../lib/paths'
import { ButtonLink } from '../../ui/Button'
import { CallToAction } from '../../ui/CallToAction'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { Container } from '../../ui/Page'
import { SectionBoundaries } from '../../ui/SectionBoundaries'
import { FeaturedProjects } from './FeaturedProjects'
import { Hero } from './Hero'
import { Technologies } from './Technologies'
import { Values } from './Values'

export const prefetchQueries: PrefetchQueries = () => [
  featuredProfileProjectsApi.endpoints.listFeaturedProfileProjects.initiate(
    profileId,
    prefetchOptions,
  ),
]

function errorMessage(error: unknown, defaultReason = 'Unknown error'): string {
  return `Failed to load data: ${messageOf(error, defaultReason)}`
}

/** The owner's introduction, technologies and featured projects. */
export default function HomePage() {
  const { profile, ...profileQuery } = useProfile()
  const featured = useFeaturedProjects(profileId)

  if (profileQuery.isLoading || featured.isLoading) return <Loading text="Loading..." tall />
  if (profileQuery.error) {
    const message = errorMessage(profileQuery.error, 'Failed to fetch profile')
    return <Notice title="Error" message={message} tone="error" heading="h1" />
  }
  return (
    <Container>
      <SectionBoundaries>
        <Hero profile={profile} featuredCount={featured.count} />
        <Technologies stack={profile.preferred_tech_stack} />
        <FeaturedProjects
          projects={featured.projects}
          error={featured.error && errorMessage(featured.error)}
        />
        <Values />
        <CallToAction
          title="Mari Berkolaborasi Bersama!"
          text="Punya ide, masalah, atau sistem lama yang perlu dirapikan? Ceritakan, dan kita cari bentuk yang paling sederhana."
        >
          <ButtonLink to={paths.contact}>Mulai Diskusi</ButtonLink>
          <ButtonLink to={paths.about} $variant="outline">
            Tentang Saya
          </ButtonLink>
        </CallToAction>
      </SectionBoundaries>
    </Container>
  )
}
