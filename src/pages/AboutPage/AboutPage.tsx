import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import { profileEducationsApi } from '../../features/educations/profileEducationsApi'
import { profileExperiencesApi } from '../../features/experiences/profileExperiencesApi'
import { profileId } from '../../features/profile/profileApi'
import { useProfile } from '../../features/profile/useProfile'
import { Loading } from '../../ui/Loading'
import { Container } from '../../ui/Page'
import { Sections } from '../../ui/Sections'
import { EducationTimeline } from './EducationTimeline'
import { ExperienceTimeline } from './ExperienceTimeline'
import { LoadFailure } from './LoadFailure'
import { Philosophy } from './Philosophy'
import { Portrait } from './Portrait'

export const prefetchQueries: PrefetchQueries = () => [
  profileExperiencesApi.endpoints.listProfileExperiences.initiate(profileId, prefetchOptions),
  profileEducationsApi.endpoints.listProfileEducations.initiate(profileId, prefetchOptions),
]

/** The owner's person: profile, work, education, and how they work. */
export default function AboutPage() {
  const owner = useProfile()
  const experiences = profileExperiencesApi.useListProfileExperiencesQuery(profileId)
  const educations = profileEducationsApi.useListProfileEducationsQuery(profileId)

  if (owner.isLoading || experiences.isLoading || educations.isLoading) {
    return <Loading text="Loading..." tall />
  }
  if (owner.error) {
    return <LoadFailure error={owner.error} fallback="Failed to fetch profile" heading="h1" />
  }
  return (
    <Container>
      <Sections>
        <Portrait profile={owner.profile} experienceCount={experiences.data?.length} />
        <ExperienceTimeline experiences={experiences.data} error={experiences.error} />
        <EducationTimeline educations={educations.data} error={educations.error} />
        <Philosophy />
      </Sections>
    </Container>
  )
}
