import { useSelector } from 'react-redux'
import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import { CallToAction } from '../../features/profile/CallToAction'
import { profileTimelineApi } from '../../features/timeline/profileTimelineApi'
import { profileId } from '../../features/profile/profileApi'
import { useProfile } from '../../features/profile/useProfile'
import { describeList, introduce } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { profileData } from '../../features/seo/personData'
import { useTexts } from '../../language/TextsContext'
import { paths } from '../../lib/urls/paths'
import { siteSlice } from '../../siteSlice'
import { Loading } from '../../ui/Loading'
import { Container } from '../../ui/Page'
import { DeferredContent } from '../../ui/DeferredContent'
import { SectionBoundaries } from '../../ui/ErrorBoundary'
import { describe, Philosophy, TimelineSection } from './AboutTimelines'
import { LoadFailure } from './LoadFailure'
import { ProfileSummary } from './ProfileSummary'
import { certificatesOf, ProfileTimelines } from './ProfileTimelines'

const { useQueryState } = profileTimelineApi.endpoints.listProfileExperiences

function AboutHead() {
  const { owner } = useProfile()
  const { data: experiences = [] } = useQueryState(profileId)
  const { about: texts, common, pages } = useTexts()
  const positions = experiences.map(({ job_title, company_name }) =>
    job_title && company_name ? texts.position(job_title, company_name) : job_title || company_name,
  )
  const publicUrl = useSelector(siteSlice.selectors.selectPublicUrl)
  const introduction = texts.description(introduce(owner))
  return (
    <PageHead
      section={pages.about}
      path={paths.about}
      owner={owner}
      description={describeList(introduction, positions) ?? introduction}
      keywords={[
        ...experiences.map(({ company_name: company }) => company),
        ...certificatesOf(owner).map(({ name }) => name),
      ]}
      structuredData={profileData(owner, common.lang, publicUrl)}
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
  const { about: texts, common, errors } = useTexts()

  if (profileQuery.isLoading || experiences.isLoading || educations.isLoading) {
    return <Loading text={common.loading} tall lang={common.labelLang} />
  }
  if (profileQuery.error) {
    const { error } = profileQuery
    return (
      <Container>
        <LoadFailure error={error} defaultReason={errors.profile} heading="h1" />
      </Container>
    )
  }
  return (
    <Container>
      <SectionBoundaries>
        <ProfileSummary profile={profile} experienceCount={experiences.data?.length} />
        <DeferredContent>
          <SectionBoundaries>
            <TimelineSection
              heading={texts.experiences}
              rows={experiences.data}
              error={experiences.error}
              describe={describe.experience}
            />
            <TimelineSection
              heading={texts.educations}
              rows={educations.data}
              error={educations.error}
              describe={describe.education}
            />
            <ProfileTimelines profile={profile} />
            <Philosophy profile={profile} />
            <CallToAction page="home" />
          </SectionBoundaries>
        </DeferredContent>
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
