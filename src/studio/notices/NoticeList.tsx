import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import styled from 'styled-components'
import { IconButton } from '../../ui/Button'
import { useStudioTexts } from '../language/StudioTextsContext'
import { publishHeight } from '../ui/StickyBar'
import { noticesSlice } from './noticesSlice'

const { dismissed } = noticesSlice.actions

/** Errors stay until they are closed. */
const successMilliseconds = 8000

const boxRef = publishHeight('--notice')

const Region = styled.div`
  position: fixed;
  z-index: 30;
  inset: auto 1rem calc(var(--save-bar, 0px) + 1rem);
  display: flex;
  justify-content: center;
  pointer-events: none;
`

const Box = styled.div<{ $isError?: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  max-width: 32rem;
  padding-block: 0.5rem;
  padding-inline: 1.25rem 0.5rem;
  border: 1px solid ${({ theme, $isError }) => ($isError ? theme.danger : theme.line)};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.surfaceRaised};
  box-shadow: ${({ theme }) => theme.shadow};
  font-size: ${({ theme }) => theme.size.small};
  pointer-events: auto;
`

/** The latest message. The region stays in the document, so that screen readers announce changes. */
export function NoticeList() {
  const dispatch = useDispatch()
  const { notices } = useStudioTexts()
  const notice = useSelector(noticesSlice.selectors.selectNotice)

  useEffect(() => {
    if (!notice || notice.isError) return undefined
    const timer = setTimeout(() => dispatch(dismissed()), successMilliseconds)
    return () => clearTimeout(timer)
  }, [dispatch, notice])

  return (
    <Region role="status">
      {notice && (
        <Box key={notice.number} ref={boxRef} $isError={notice.isError}>
          <span>{notice.text}</span>
          <IconButton
            type="button"
            aria-label={notices.close}
            onClick={() => dispatch(dismissed())}
          >
            <X />
          </IconButton>
        </Box>
      )}
    </Region>
  )
}
