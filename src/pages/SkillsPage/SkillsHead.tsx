import { useProfile } from '../../features/profile/useProfile'
import { activeSkills } from '../../features/skills/activeSkills'
import type { SkillGroup } from '../../features/skills/mergeSkillPages'
import { describeList } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { paths } from '../../lib/paths'

/** The head of the skills page, with the names of the loaded skills. */
export function SkillsHead({ groups }: { groups: readonly SkillGroup[] }) {
  const { owner } = useProfile()
  const names = groups.flatMap(activeSkills).map(({ skill_name: name }) => name)
  return (
    <PageHead
      section="Keahlian"
      path={paths.skills}
      owner={owner}
      description={describeList(`Keahlian dan teknologi ${owner.full_name}`, names)}
      keywords={groups.map(({ category_name: category }) => category)}
    />
  )
}
