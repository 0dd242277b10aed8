import Eye from 'lucide-react/icons/eye'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import type { PreviewInput } from '../../contract/studio'
import { previewApi } from '../../features/preview/previewApi'
import { themeSlice, type ThemeMode } from '../../features/theme/themeSlice'
import { breakpoints } from '../../theme/theme'
import { Button, IconButton } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { ToggleButton } from '../../ui/FilterBar'
import type { EditedEntry } from '../forms/EditedEntry'
import type { FormDefinition } from '../forms/fields'
import { bodyOf, isValid } from '../forms/validate'
import type { Language } from '../../language/languages'
import { useStudioTexts } from '../language/StudioTextsContext'
import type { StudioTexts } from '../language/texts'
import { nouns } from '../nouns'
import { failureReason } from '../ui/failureReason'
import { ModalDialog } from '../ui/ModalDialog'
import { useStudioDispatch } from '../useStudioDispatch'
import { PreviewFrame, type PreviewedDraft } from './PreviewFrame'

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

/** Milliseconds of a pause in typing until the preview follows. */
const previewDelay = 500

const wideWindow = `(min-width: ${breakpoints.desktop})`

/** Whether the window has room for a preview beside a form. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const media = window.matchMedia(wideWindow)
      media.addEventListener('change', notify)
      return () => media.removeEventListener('change', notify)
    },
    () => window.matchMedia(wideWindow).matches,
  )
}

interface EntryPreviewProps {
  form: FormDefinition
  entry: EditedEntry
  /** The language of the page: that of the texts in the form. */
  language: Language
  children?: ReactNode
}

/** Opens the preview over the form, where there is no room beside it. */
export function PreviewButton(props: EntryPreviewProps) {
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
          <EntryPreview {...props}>
            <Button onClick={close}>{preview.back}</Button>
          </EntryPreview>
        </ModalDialog>
      )}
    </>
  )
}

/** The page of an entry with what is in the form, on a phone or a large screen, in both themes. */
export function EntryPreview({ form, entry, language, children }: EntryPreviewProps) {
  const { preview } = useStudioTexts()
  const { shown, note } = usePreview({ form, entry })
  const [isWide, setWide] = useState(false)
  const [ownTheme, setTheme] = useState<ThemeMode>()
  const studioTheme = useSelector(themeSlice.selectors.selectThemeMode)
  const theme = ownTheme ?? studioTheme
  return (
    <Frame>
      <Options role="group" aria-label={preview.options}>
        <ToggleButton type="button" aria-pressed={!isWide} onClick={() => setWide(false)}>
          {preview.phone}
        </ToggleButton>
        <ToggleButton type="button" aria-pressed={isWide} onClick={() => setWide(true)}>
          {preview.wide}
        </ToggleButton>
        <ToggleButton
          type="button"
          aria-pressed={theme === 'dark'}
          onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
        >
          {preview.dark}
        </ToggleButton>
        {children}
      </Options>
      <Note role="status">{note}</Note>
      {shown && <PreviewFrame shown={shown} language={language} theme={theme} isWide={isWide} />}
      {!shown && !note && <Loading text={preview.loading} />}
    </Frame>
  )
}

/** Why the preview does not show the current draft. */
type Problem = 'invalid' | { error: unknown } | undefined

function noteOf(problem: Problem, texts: StudioTexts): string {
  if (!problem) return ''
  if (problem === 'invalid') return texts.preview.invalid
  return texts.preview.outdated(failureReason(texts, problem.error))
}

/** The draft of a form for its preview, and why it is not the current one. */
function usePreview({ form, entry }: Pick<EntryPreviewProps, 'form' | 'entry'>) {
  const { subscribe } = useFormContext()
  const dispatch = useStudioDispatch()
  const [shown, setShown] = useState<PreviewedDraft>()
  const [problem, setProblem] = useState<Problem>()
  const texts = useStudioTexts()

  useEffect(() => {
    let revision = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    const update = async () => {
      revision += 1
      const current = revision
      const { values } = entry
      if (!isValid(form, values)) return setProblem('invalid')
      const { resource } = form
      const draft: PreviewInput = { resource, id: entry.id ?? null, input: bodyOf(form, values) }
      // Not tracked: only this effect uses the result.
      const { data, error } = await dispatch(
        previewApi.endpoints.previewEntry.initiate(draft, { track: false }),
      )
      if (current !== revision) return
      setProblem(error && { error })
      if (data) setShown({ revision, draft, path: nouns[resource].page(data) })
    }
    void update()
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(() => void update(), previewDelay)
      },
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
      revision += 1
    }
  }, [dispatch, form, subscribe, entry])

  return { shown, note: noteOf(problem, texts) }
}
