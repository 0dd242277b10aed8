import Eye from 'lucide-react/icons/eye'
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useSelector } from 'react-redux'
import styled from 'styled-components'
import type { PreviewData, PreviewInput, TrackedResource } from '../../contract/studio'
import { previewApi } from '../../features/preview/previewApi'
import { themeSlice, type ThemeMode } from '../../features/theme/themeSlice'
import { paths } from '../../lib/paths'
import { breakpoints } from '../../theme/theme'
import { Button, IconButton } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { ToggleButton } from '../../ui/FilterBar'
import type { EditedEntry } from '../forms/EditedEntry'
import type { FormDefinition } from '../forms/fields'
import { bodyOf, findErrors } from '../forms/validate'
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

const invalidNote = 'Ada isian yang belum benar, jadi pratinjau belum mengikutinya.'

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
  children?: ReactNode
}

/** Opens the preview over the form, where there is no room beside it. */
export function PreviewButton(props: EntryPreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton type="button" aria-label="Pratinjau halaman" onClick={() => setOpen(true)}>
        <Eye />
      </IconButton>
      {isOpen && (
        <ModalDialog title="Pratinjau halaman" onCancel={close} size="screen">
          <EntryPreview {...props}>
            <Button onClick={close}>Kembali ke formulir</Button>
          </EntryPreview>
        </ModalDialog>
      )}
    </>
  )
}

/** The page of an entry with what is in the form, on a phone or a large screen, in both themes. */
export function EntryPreview({ form, entry, children }: EntryPreviewProps) {
  const { shown, note } = usePreview({ form, entry })
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
          onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}
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

/** The draft of a form for its preview, and why it is not the current one. */
function usePreview({ form, entry }: EntryPreviewProps) {
  const { subscribe } = useFormContext()
  const dispatch = useStudioDispatch()
  const [shown, setShown] = useState<PreviewedDraft>()
  const [note, setNote] = useState('')

  useEffect(() => {
    let revision = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    const update = async () => {
      revision += 1
      const current = revision
      const { values } = entry
      if (findErrors(form, values).length > 0) return setNote(invalidNote)
      const { resource } = form
      const draft: PreviewInput = { resource, id: entry.id ?? null, input: bodyOf(form, values) }
      // Not tracked: only this effect uses the result.
      const { data, error } = await dispatch(
        previewApi.endpoints.previewEntry.initiate(draft, { track: false }),
      )
      if (current !== revision) return
      setNote(error ? `Pratinjau belum mengikuti isian. ${failureReason(error)}` : '')
      if (data) setShown({ revision, draft, path: pageOf(resource, data) })
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

  return { shown, note }
}

/** The path of the page that shows an entry. */
function pageOf(resource: TrackedResource, { id, slug }: PreviewData): string {
  switch (resource) {
    case 'profiles':
    case 'experience':
    case 'education':
      return paths.about
    case 'projects':
      return slug ? paths.project(slug) : paths.projects
    case 'posts':
      return slug ? paths.post(slug) : paths.blog
    case 'testimonials':
      return paths.testimonial(id)
    case 'profile-skills':
    case 'skills':
    case 'categories':
      return paths.skills
  }
}
