import { prefetchOptions, prefetchPages, type PrefetchQueries } from '../../api/prefetchQueries'
import { categoriesApi } from '../../features/categories/categoriesApi'
import { profileId } from '../../features/profile/profileApi'
import { useProfile } from '../../features/profile/useProfile'
import { profileProjectsApi } from '../../features/projects/profileProjectsApi'
import { useProjectFeed } from '../../features/projects/useProjectFeed'
import { paths } from '../../lib/paths'
import { safeLink } from '../../lib/safeLink'
import { ButtonAnchor, ButtonLink } from '../../ui/Button'
import { CallToAction } from '../../ui/CallToAction'
import { Page } from '../../ui/Page'
import { ProjectFilter } from './ProjectFilter'
import { ProjectGrid } from './ProjectGrid'

const { listProfileProjects } = profileProjectsApi.endpoints

export const prefetchQueries: PrefetchQueries = ({ page: last }) => [
  categoriesApi.endpoints.listActiveCategories.initiate(undefined, prefetchOptions),
  prefetchPages((page) => listProfileProjects.initiate({ profileId, page }, prefetchOptions), last),
]

/** Everything the owner made, by category, further and further down. */
export default function ProjectsPage() {
  const feed = useProjectFeed(profileId)
  const { profile } = useProfile()
  return (
    <Page title="Portfolio & Proyek" lead="Yang sudah dibangun, dipakai orang, dan dirawat.">
      <ProjectFilter chosen={feed.selected} onChoose={feed.select} />
      <ProjectGrid feed={feed} />
      <CallToAction
        title="Tertarik Berkolaborasi?"
        text="Kirim pesan tentang proyek Anda, atau lihat cara saya menulis kode."
      >
        <ButtonLink to={paths.contact}>Hubungi Saya</ButtonLink>
        <ButtonAnchor
          href={safeLink(profile.github_profile) ?? 'https://github.com'}
          target="_blank"
          rel="noopener noreferrer"
          $look="outline"
        >
          Lihat GitHub
        </ButtonAnchor>
      </CallToAction>
    </Page>
  )
}
