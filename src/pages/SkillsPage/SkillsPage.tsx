import styled, { css } from 'styled-components'
import { failureText } from '../../api/apiError'
import { prefetchPages } from '../../api/mergedPages'
import { prefetchOptions, type PrefetchQueries } from '../../api/prefetchQueries'
import { CallToAction } from '../../features/profile/CallToAction'
import { profileId } from '../../features/profile/profileApi'
import { useProfile } from '../../features/profile/useProfile'
import { describeList } from '../../features/seo/headTexts'
import { PageHead } from '../../features/seo/PageHead'
import { activeSkills, type SkillGroup } from '../../features/skills/mergeSkillPages'
import { profileSkillsApi } from '../../features/skills/profileSkillsApi'
import { SkillGroupCard } from '../../features/skills/SkillGroupCard'
import { useSkills } from '../../features/skills/useSkills'
import { useTexts } from '../../language/TextsContext'
import { paths } from '../../lib/urls/paths'
import { breakpoints } from '../../theme/theme'
import { Button } from '../../ui/Button'
import { CardGrid, CardSkeletons } from '../../ui/cards/CardGrid'
import { ListFooter } from '../../ui/lists/FeedFooter'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { DeferredContent, useFirstEntries } from '../../ui/DeferredContent'
import { Page } from '../../ui/Page'

function SkillsHead({ groups }: { groups: readonly SkillGroup[] }) {
  const { owner } = useProfile()
  const { pages, skills: texts } = useTexts()
  const names = groups.flatMap(activeSkills).map(({ skill_name: name }) => name)
  return (
    <PageHead
      section={pages.skills}
      path={paths.skills}
      owner={owner}
      description={describeList(texts.description(owner.full_name), names)}
      keywords={groups.map(({ category_name: category }) => category)}
    />
  )
}

interface SkillsSummaryProps {
  groups: readonly SkillGroup[]
  isComplete: boolean
}

function SkillsSummary({ groups, isComplete }: SkillsSummaryProps) {
  const { skills: texts } = useTexts()
  const count = groups.reduce((sum, group) => sum + activeSkills(group).length, 0)
  return <ListFooter>{isComplete ? texts.all(count) : texts.some(count, groups.length)}</ListFooter>
}

const Banner = styled.p`
  margin-bottom: 1.5rem;
  padding: 0.625rem 1.125rem;
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.accentSoft};
  color: ${({ theme }) => theme.accentStrong};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 600;
`

interface GroupsProps {
  /** The number of groups: the last one is another element while the document is being received. */
  $count: number
}

/** The last card spans the whole row if it would be alone in it. */
const columns = (count: number) => css<GroupsProps>`
  grid-template-columns: repeat(${count}, minmax(0, 1fr));

  > :nth-child(${({ $count }) => $count}):nth-child(${count}n + 1) {
    grid-column: 1 / -1;

    ul {
      grid-template-columns: repeat(${count}, minmax(0, 1fr));
      column-gap: clamp(2rem, 4vw, 3.5rem);
    }
  }
`

const Groups = styled(CardGrid)<GroupsProps>`
  @media (min-width: ${breakpoints.tablet}) and (max-width: ${breakpoints.belowDesktop}) {
    ${columns(2)}
  }
  ${({ theme }) => theme.from.desktop} {
    ${columns(3)}
  }
`

const { listProfileSkills } = profileSkillsApi.endpoints

export const prefetchQueries: PrefetchQueries = () => [
  prefetchPages((page) => listProfileSkills.initiate({ profileId, page }, prefetchOptions)),
]

export default function SkillsPage() {
  const { groups, pagination, error, restart, ...state } = useSkills(profileId)
  const { common, errors, skills: texts } = useTexts()
  const shown = useFirstEntries(groups)
  return (
    <Page title={texts.title}>
      <SkillsHead groups={groups} />
      {state.isLoading && (
        <>
          <Loading text={texts.loading} />
          <CardSkeletons count={3} hasPictures={false} />
        </>
      )}
      {!state.isLoading && state.isLoadingMore && pagination && (
        <Banner role="status">
          {texts.loadingMore(pagination.currentPage, pagination.totalPages)}
        </Banner>
      )}
      {!state.isLoading && (
        <Groups $count={groups.length}>
          {shown.map((group) => (
            <SkillGroupCard key={group.category_id} group={group} />
          ))}
        </Groups>
      )}
      {Boolean(error) && (
        <Notice title={texts.failed} message={failureText(error, errors)} tone="error">
          <Button onClick={restart}>{common.retry}</Button>
        </Notice>
      )}
      {state.isComplete && !error && groups.length === 0 && !state.isLoading && (
        <Notice title={texts.empty} />
      )}
      {groups.length > 0 && !state.isLoading && (
        <SkillsSummary groups={groups} isComplete={state.isComplete} />
      )}
      <DeferredContent>
        <CallToAction page="projects" />
      </DeferredContent>
    </Page>
  )
}
