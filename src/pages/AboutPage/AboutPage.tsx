import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import { profileTimelineApi } from '../../features/timeline/profileTimelineApi'
import { profileId } from '../../features/profile/profileApi'
import { useProfile } from '../../features/profile/useProfile'
import { describeList, introduce } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { profileData } from '../../features/seo/personData'
import { commaList } from '../../lib/text'
import { paths } from '../../lib/paths'
import { Loading } from '../../ui/Loading'
import { Container } from '../../ui/Page'
import { SectionBoundaries } from '../../ui/ErrorBoundary'
import { describe, LoadFailure, Philosophy, TimelineSection } from './AboutTimelines'
import { ProfileSummary } from './ProfileSummary'

const { useQueryState } = profileTimelineApi.endpoints.listProfileExperiences

function AboutHead() {
  const { owner } = useProfile()
  const { data: experiences = [] } = useQueryState(profileId)
  const positions = experiences.map(({ job_title, company_name }) =>
    [job_title, company_name].filter(Boolean).join(' di '),
  )
  const introduction = `Tentang ${introduce(owner)}`
  return (
    <PageHead
      section="Tentang Saya"
      path={paths.about}
      owner={owner}
      description={describeList(introduction, positions) ?? introduction}
      keywords={[
        ...experiences.map(({ company_name: company }) => company),
        ...commaList(owner.certifications),
      ]}
      structuredData={profileData(owner)}
    />
  )
}

export const prefetchQueries: PrefetchQueries = () => [
  profileTimelineApi.endpoints.listProfileExperiences.initiate(profileId, prefetchOptions),
  profileTimelineApi.endpoints.listProfileEducations.initiate(profileId, prefetchOptions),
]

function AboutContent() {
  const { profile, ...profileQuery } = useProfile()
  const experiences = profileTimelineApi.useListProfileExperiencesQuery(profileId)
  const educations = profileTimelineApi.useListProfileEducationsQuery(profileId)

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
        <TimelineSection
          heading="Pengalaman Kerja"
          rows={experiences.data}
          error={experiences.error}
          describe={describe.experience}
        />
        <TimelineSection
          heading="Pendidikan"
          rows={educations.data}
          error={educations.error}
          describe={describe.education}
        />
        <TimelineSection
          heading="Kegiatan Sukarela"
          rows={profile.volunteering}
          describe={describe.volunteering}
          isOptional
        />
        <TimelineSection
          heading="Publikasi"
          rows={profile.publications}
          describe={describe.publication}
          isOptional
        />
        <TimelineSection
          heading="Penghargaan"
          rows={profile.awards}
          describe={describe.award}
          isOptional
        />
        <Philosophy />
      </SectionBoundaries>
    </Container>
  )
}

export default function AboutPage() {
  return (
    <>
      <AboutHead />
      <AboutContent />
    </>
  )
}
