import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import { profileEducationsApi } from '../../features/educations/profileEducationsApi'
import { profileExperiencesApi } from '../../features/experiences/profileExperiencesApi'
import { profileId } from '../../features/profile/profileApi'
import { useProfile } from '../../features/profile/useProfile'
import { Loading } from '../../ui/Loading'
import { Container } from '../../ui/Page'
import { SectionBoundaries } from '../../ui/SectionBoundaries'
import { AboutHead } from './AboutHead'
import { EducationTimeline } from './EducationTimeline'
import { ExperienceTimeline } from './ExperienceTimeline'
import { LoadFailure } from './LoadFailure'
import { AwardTimeline, PublicationTimeline, VolunteeringTimeline } from './OptionalTimelines'
import { Philosophy } from './Philosophy'
import { ProfileSummary } from './ProfileSummary'

export const prefetchQueries: PrefetchQueries = () => [
  profileExperiencesApi.endpoints.listProfileExperiences.initiate(profileId, prefetchOptions),
  profileEducationsApi.endpoints.listProfileEducations.initiate(profileId, prefetchOptions),
]

function AboutContent() {
  const { profile, ...profileQuery } = useProfile()
  const experiences = profileExperiencesApi.useListProfileExperiencesQuery(profileId)
  const educations = profileEducationsApi.useListProfileEducationsQuery(profileId)

  if (profileQuery.isLoading || experiences.isLoading || educations.isLoading) {
    return <Loading text="Loading..." tall lang="en" />
  }
  if (profileQuery.error) {
    const { error } = profileQuery
    return (
      <Container>
        <LoadFailure error={error} defaultReason="Failed to fetch profile" heading="h1" />
      </Container>
    )
  }
  return (
    <Container>
      <SectionBoundaries>
        <ProfileSummary profile={profile} experienceCount={experiences.data?.length} />
        <ExperienceTimeline experiences={experiences.data} error={experiences.error} />
        <EducationTimeline educations={educations.data} error={educations.error} />
        <VolunteeringTimeline entries={profile.volunteering} />
        <PublicationTimeline entries={profile.publications} />
        <AwardTimeline entries={profile.awards} />
        <Philosophy />
      </SectionBoundaries>
    </Container>
  )
}

/** Profile, work experience, education, optional parts and principles of the owner. */
export default function AboutPage() {
  return (
    <>
      <AboutHead />
      <AboutContent />
    </>
  )
}
