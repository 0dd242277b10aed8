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

export const prefetchQueries: PrefetchQueries = ({ page: lastPage }) => [
  categoriesApi.endpoints.listActiveCategories.initiate(undefined, prefetchOptions),
  prefetchPages(
    (page) => listProfileProjects.initiate({ profileId, page }, prefetchOptions),
    lastPage,
  ),
]

/** All projects with infinite scroll and a filter by category. */
export default function ProjectsPage() {
  const feed = useProjectFeed(profileId)
  const { profile } = useProfile()
  return (
    <Page title="Portfolio & Proyek" lead="Yang sudah dibangun, dipakai orang, dan dirawat.">
      <ProjectFilter selected={feed.selected} onSelect={feed.select} />
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
          $variant="outline"
        >
          Lihat GitHub
        </ButtonAnchor>
      </CallToAction>
    </Page>
  )
}
