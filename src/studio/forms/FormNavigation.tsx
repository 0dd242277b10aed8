import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { useStudioTexts } from '../language/StudioTextsContext'
import { sectionsOf, type FormDefinition } from './fields'

const Bar = styled.nav`
  position: sticky;
  z-index: 4;
  top: 4.25rem;
  display: flex;
  overflow-x: auto;
  gap: 0.25rem;
  margin-bottom: -1rem;
  padding-block: 0.25rem;
  border-bottom: 1px solid ${({ theme }) => theme.line};
  background: ${({ theme }) => theme.surface};
  font-size: ${({ theme }) => theme.size.small};
  scrollbar-width: none;

  a {
    display: grid;
    flex: none;
    align-items: center;
    min-height: 2.5rem;
    padding-inline: 0.75rem;
    border-radius: ${({ theme }) => theme.radius.small};
    color: ${({ theme }) => theme.textMuted};
    font-weight: 600;
    outline-offset: -3px;
    text-decoration: none;
  }

  ${({ theme }) => theme.hover} {
    a:hover {
      background: ${({ theme }) => theme.accentSoft};
      color: ${({ theme }) => theme.text};
    }
  }
`

export const groupId = (title: string) => `group-${title}`

export function FormNavigation({ form }: { form: FormDefinition }) {
  const { forms, sections: texts } = useStudioTexts()
  const titles = sectionsOf(form).flatMap(([title]) => title ?? [])
  if (titles.length < 3) return null

  /** The address of the screen stays: its fragment names a field. */
  function show(event: MouseEvent, title: string): void {
    event.preventDefault()
    const heading = document.getElementById(groupId(title))
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }

  return (
    <Bar aria-label={forms.groups}>
      {titles.map((title) => (
        <a key={title} href={`#${groupId(title)}`} onClick={(event) => show(event, title)}>
          {texts[title]}
        </a>
      ))}
    </Bar>
  )
}
