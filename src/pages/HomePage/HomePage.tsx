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
import { Sections } from '../../ui/Sections'
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

/** What an error on this page says. */
function reason(error: unknown, fallback = 'Unknown error'): string {
  return `Failed to load data: ${messageOf(error, fallback)}`
}

/** Who the owner is, what they made, and the way to write. */
export default function HomePage() {
  const owner = useProfile()
  const featured = useFeaturedProjects(profileId)

  if (owner.isLoading || featured.isLoading) return <Loading text="Loading..." tall />
  if (owner.error) {
    const message = reason(owner.error, 'Failed to fetch profile')
    return <Notice title="Error" message={message} tone="error" heading="h1" />
  }
  return (
    <Container>
      <Sections>
        <Hero profile={owner.profile} featuredCount={featured.count} />
        <Technologies stack={owner.profile.preferred_tech_stack} />
        <FeaturedProjects
          projects={featured.projects}
          error={featured.error && reason(featured.error)}
        />
        <Values />
        <CallToAction
          title="Mari Berkolaborasi Bersama!"
          text="Punya ide, masalah, atau sistem lama yang perlu dirapikan? Ceritakan, dan kita cari bentuk yang paling sederhana."
        >
          <ButtonLink to={paths.contact}>Mulai Diskusi</ButtonLink>
          <ButtonLink to={paths.about} $look="outline">
            Tentang Saya
          </ButtonLink>
        </CallToAction>
      </Sections>
    </Container>
  )
}
