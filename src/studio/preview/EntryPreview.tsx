import Eye from 'lucide-react/icons/eye'
import X from 'lucide-react/icons/x'
import { createContext, useContext, useState, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import { themeSlice, type ThemeMode } from '../../features/theme/themeSlice'
import type { Language } from '../../language/languages'
import { listen } from '../../lib/listen'
import { breakpoints } from '../../theme/theme'
import { ButtonRow, IconButton } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { ToggleButton } from '../../ui/lists/FilterBar'
import type { EditedEntry } from '../forms/editing/EditedEntry'
import type { FormDefinition } from '../forms/fields'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Facts } from '../ui/rows'
import { ModalDialog } from '../ui/dialogs/ModalDialog'
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

const Note = styled(Facts)`
  &:empty {
    display: none;
  }
`

/** Apart from the choice of the width. */
const DarkButton = styled(ToggleButton)`
  margin-inline-start: auto;
`

/** Beside the title of the dialog. */
const CloseButton = styled(IconButton)`
  position: absolute;
  inset-block-start: 1rem;
  inset-inline-end: 1rem;
`

const wideWindow = `(min-width: ${breakpoints.desktop})`

export function useHasRoom(): boolean {
  return useSyncExternalStore(
    (notify) => listen(window.matchMedia(wideWindow), ['change'], notify),
    () => window.matchMedia(wideWindow).matches,
  )
}

interface PreviewedEntry {
  form: FormDefinition
  entry: EditedEntry
  /** The language of the page: that of the texts in the form. */
  language: Language
}

export const EntryPreviewContext = createContext<PreviewedEntry | undefined>(undefined)

/** Opens the preview over the form, where there is no room beside it. */
export function PreviewButton() {
  const { preview } = useStudioTexts()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton type="button" aria-label={preview.title} onClick={() => setOpen(true)}>
        <Eye />
      </IconButton>
      {isOpen && (
        <ModalDialog title={preview.title} onCancel={close} size="screen">
          <EntryPreview />
          <CloseButton type="button" aria-label={preview.back} onClick={close}>
            <X />
          </CloseButton>
        </ModalDialog>
      )}
    </>
  )
}

/** Shows the entry of the form around it. */
export function EntryPreview() {
  const previewed = useContext(EntryPreviewContext)
  if (!previewed) throw new Error('EntryPreview is not within an EntryPreviewContext')
  const { form, entry, language } = previewed
  const { preview } = useStudioTexts()
  const { shown, note } = usePreview(form, entry)
  const [isWide, setWide] = useState(false)
  const [ownTheme, setTheme] = useState<ThemeMode>()
  const studioTheme = useSelector(themeSlice.selectors.selectThemeMode)
  const theme = ownTheme ?? studioTheme
  return (
    <Frame>
      <ButtonRow role="group" aria-label={preview.options}>
        <ToggleButton type="button" aria-pressed={!isWide} onClick={() => setWide(false)}>
          {preview.phone}
        </ToggleButton>
        <ToggleButton type="button" aria-pressed={isWide} onClick={() => setWide(true)}>
          {preview.wide}
        </ToggleButton>
        <DarkButton
          type="button"
          aria-pressed={theme === 'dark'}
          onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
        >
          {preview.dark}
        </DarkButton>
      </ButtonRow>
      <Note role="status">{note}</Note>
      {shown && <PreviewFrame shown={shown} language={language} theme={theme} isWide={isWide} />}
      {!shown && !note && <Loading text={preview.loading} />}
    </Frame>
  )
}
