import { profileExperiencesApi } from '../../features/experiences/profileExperiencesApi'
import { profileId } from '../../features/profile/profileApi'
import { useProfile } from '../../features/profile/useProfile'
import { describeList, introduce } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { profileData } from '../../features/seo/personData'
import { commaList } from '../../lib/commaList'
import { paths } from '../../lib/paths'

const { useQueryState } = profileExperiencesApi.endpoints.listProfileExperiences

/** The head of the about page, with the owner's positions. */
export function AboutHead() {
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
