import { useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { themeSlice, type ThemeMode } from '../../features/theme/themeSlice'
import { Loading } from '../../ui/Loading'
import { ToggleButton } from '../../ui/FilterBar'
import type { FormDefinition } from '../forms/fields'
import type { useEntryForm } from '../forms/useEntryForm'
import { PreviewFrame } from './PreviewFrame'
import { usePreview } from './usePreview'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: 0.75rem;
  min-width: 0;
  min-height: 0;
`

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`

const Note = styled.p`
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};

  &:empty {
    display: none;
  }
`

const opposite: Record<ThemeMode, ThemeMode> = { light: 'dark', dark: 'light' }

export interface EntryPreviewProps {
  form: FormDefinition
  entry: Pick<ReturnType<typeof useEntryForm>, 'methods' | 'editor'>
}

/** The page of an entry with what is in the form, on a phone or a large screen, in both themes. */
export function EntryPreview({
  form,
  entry,
  children,
}: EntryPreviewProps & { children?: ReactNode }) {
  const { shown, note } = usePreview(form, entry)
  const [isWide, setWide] = useState(false)
  const [ownTheme, setTheme] = useState<ThemeMode>()
  const studioTheme = useSelector(themeSlice.selectors.selectThemeMode)
  const theme = ownTheme ?? studioTheme
  return (
    <Frame>
      <Options role="group" aria-label="Tampilan pratinjau">
        <ToggleButton type="button" aria-pressed={!isWide} onClick={() => setWide(false)}>
          Ponsel
        </ToggleButton>
        <ToggleButton type="button" aria-pressed={isWide} onClick={() => setWide(true)}>
          Layar lebar
        </ToggleButton>
        <ToggleButton
          type="button"
          aria-pressed={theme === 'dark'}
          onClick={() => setTheme(opposite[theme])}
        >
          Gelap
        </ToggleButton>
        {children}
      </Options>
      <Note role="status">{note}</Note>
      {shown && <PreviewFrame shown={shown} theme={theme} isWide={isWide} />}
      {!shown && !note && <Loading text="Memuat pratinjau …" />}
    </Frame>
  )
}
