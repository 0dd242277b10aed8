import { Fragment, useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { Link, useLocation, useMatch } from 'react-router-dom'
import styled from 'styled-components'
import { messagesApi } from '../../features/messages/messagesApi'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { overviewApi } from '../../features/overview/overviewApi'
import { breakpoints } from '../../theme/theme'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { SignOutButton } from '../account/SignOutButton'
import { useStudioTexts } from '../language/StudioTextsContext'
import { describeLink, linkGroups, type LinkIcon, type LinkName } from './navigationLinks'
import { StudioTools } from './StudioHeader'

const GroupHeading = styled.p`
  margin-block: 1rem 0.25rem;
  padding-inline: 0.75rem;
  ${({ theme }) => theme.smallText}
  font-weight: 650;
`

/** As many columns as there is room for: two on most phones. */
const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));

  a {
    display: flex;
    align-items: center;
    gap: 0.625rem;
    min-height: 2.75rem;
    padding: 0.3125rem 0.75rem;
    border-radius: ${({ theme }) => theme.radius.small};
    ${({ theme }) => theme.smallText}
    font-weight: 600;
    text-decoration: none;
  }

  a:hover {
    color: ${({ theme }) => theme.text};
  }

  a[aria-current='page'] {
    background: ${({ theme }) => theme.accentSoft};
    color: ${({ theme }) => theme.accentStrong};
  }

  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }

  ${({ theme }) => theme.from.desktop} {
    a {
      min-height: 2.125rem;
    }
  }
`

const CountFrame = styled.span<{ $isNew?: boolean }>`
  margin-inline-start: auto;
  padding: 0 0.5rem;
  border: 1px solid ${({ theme, $isNew }) => ($isNew ? theme.accent : theme.textMuted)};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme, $isNew }) => ($isNew ? theme.accent : 'transparent')};
  color: ${({ theme, $isNew }) => ($isNew ? theme.onAccent : 'inherit')};
  font-size: ${({ theme }) => theme.size.small};
`

/** On wide screens, the header has it. */
const NarrowOnly = styled.div`
  display: none;

  @media (max-width: ${breakpoints.belowDesktop}) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    margin-top: 1rem;
    padding-top: 0.75rem;
    border-top: 1px solid ${({ theme }) => theme.line};

    > button {
      border-color: transparent;
      background: none;
    }
    > button + button {
      margin-inline-start: auto;
    }
  }
`

export function StudioNavigation() {
  const { layout } = useStudioTexts()
  return (
    <>
      {linkGroups.map(({ name, links }) => (
        <Fragment key={name ?? 'overview'}>
          {name && <GroupHeading>{layout.groups[name]}</GroupHeading>}
          <Links aria-label={name && layout.groups[name]}>
            {links.map(([link, Icon]) => (
              <ScreenLink key={link} name={link} Icon={Icon} />
            ))}
          </Links>
        </Fragment>
      ))}
      <NarrowOnly>
        <StudioTools />
        <SignOutButton hasLabel />
      </NarrowOnly>
      <DraftCountUpdates />
    </>
  )
}

function ScreenLink({ name, Icon }: { name: LinkName; Icon: LinkIcon }) {
  const dispatch = useDispatch()
  const { path, title } = describeLink(name, useStudioTexts())
  // Unlike `NavLink`, this ignores the slash at the end of `/studio/`.
  const isCurrent = useMatch({ path, end: name === 'overview' }) !== null
  return (
    <li>
      <Link
        to={path}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => dispatch(navigationSlice.actions.menuClosed())}
      >
        <Icon aria-hidden />
        {title}
        {name === 'messages' ? <UnreadCount /> : <DraftCount name={name} />}
      </Link>
    </li>
  )
}

function UnreadCount() {
  const { layout } = useStudioTexts()
  const { data: unread } = messagesApi.endpoints.countUnreadMessages.useQuery()
  return <Count count={unread} text={layout.unread} isNew />
}

function DraftCount({ name }: { name: LinkName }) {
  const { layout } = useStudioTexts()
  const { data } = overviewApi.endpoints.countDrafts.useQueryState(undefined, {
    selectFromResult: (result) => ({ data: result.data }),
  })
  const { drafts = 0 } = data?.find(({ resource }) => resource === name) ?? {}
  return <Count count={drafts} text={layout.drafts(drafts)} />
}

function Count({ count, text, isNew }: { count?: number; text: string; isNew?: boolean }) {
  if (!count) return null
  return (
    <CountFrame $isNew={isNew}>
      {count}
      <VisuallyHidden>{` ${text}`}</VisuallyHidden>
    </CountFrame>
  )
}

/** Counts the drafts on every screen: what is typed changes no cached data. */
function DraftCountUpdates(): null {
  const { key } = useLocation()
  const { refetch } = overviewApi.endpoints.countDrafts.useQuery()
  useEffect(() => void refetch(), [key, refetch])
  return null
}
