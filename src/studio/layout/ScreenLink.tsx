import { useDispatch } from 'react-redux'
import { Link, useMatch } from 'react-router-dom'
import styled from 'styled-components'
import { messagesApi } from '../../features/messages/messagesApi'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { overviewApi } from '../../features/overview/overviewApi'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useStudioTexts } from '../language/StudioTextsContext'
import { describeLink, type LinkIcon, type LinkName } from './navigationLinks'

const CountFrame = styled.span<{ $isNew?: boolean }>`
  margin-inline-start: auto;
  padding: 0 0.5rem;
  border: 1px solid ${({ theme, $isNew }) => ($isNew ? theme.accent : theme.textMuted)};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme, $isNew }) => ($isNew ? theme.accent : 'transparent')};
  color: ${({ theme, $isNew }) => ($isNew ? theme.onAccent : 'inherit')};
  font-size: ${({ theme }) => theme.size.small};
`

export function ScreenLink({ name, Icon }: { name: LinkName; Icon: LinkIcon }) {
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
