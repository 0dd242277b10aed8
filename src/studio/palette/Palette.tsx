import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../../ui/Button'
import { useStudioTexts } from '../language/StudioTextsContext'
import { ModalDialog } from '../ui/dialogs/ModalDialog'
import { PaletteResults, PaletteStatus, Results, SearchInput, SearchRow } from './PaletteResults'
import {
  findItems,
  type PaletteItem,
  useActionItems,
  useEntryItems,
  useScreenItems,
} from './useActionItems'

export function Palette({ onClose }: { onClose: () => void }) {
  const { common, palette } = useStudioTexts()
  const [query, setQuery] = useState('')
  const { groups, status } = useResults(query)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  // After the effect of the dialog, which opens it.
  useEffect(() => input.current?.focus(), [])

  function handleSelect(item: PaletteItem): void {
    // First the focus returns: an action, or a question before a form is left, may move it.
    flushSync(onClose)
    item.run()
  }

  const shown = groups.flatMap(({ items }) => items)
  const { activeId, setActiveId, handleKeyDown } = usePaletteSelection(shown, handleSelect)

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return handleKeyDown(event)
    event.preventDefault()
    onClose()
  }

  return (
    <ModalDialog title={palette.title} isTitleHidden size="medium" onCancel={onClose}>
      <SearchRow>
        <SearchInput
          ref={input}
          role="combobox"
          aria-label={palette.label}
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={palette.open}
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setActiveId(undefined)
          }}
          onKeyDown={handleKey}
        />
        <IconButton type="button" aria-label={common.close} onClick={onClose}>
          <X />
        </IconButton>
      </SearchRow>
      <Results>
        <PaletteResults
          id={listId}
          groups={groups}
          activeId={activeId}
          onActivate={setActiveId}
          onSelect={handleSelect}
        />
      </Results>
      <PaletteStatus role="status">{status}</PaletteStatus>
    </ModalDialog>
  )
}

function useResults(query: string) {
  const { palette } = useStudioTexts()
  const screens = useScreenItems()
  const actions = useActionItems()
  const { items: entries, isLoading, hasFailed } = useEntryItems()
  const { groups, entryCount, shownEntryCount } = findItems({ screens, entries, actions }, query)
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const none = isLoading ? '' : palette.none
  const result = count === 0 ? none : palette.count(count)
  const parts = [
    query.trim() && result,
    shownEntryCount < entryCount && palette.more(shownEntryCount, entryCount),
    isLoading && palette.loading,
    hasFailed && palette.incomplete,
  ]
  return { groups, status: parts.filter(Boolean).join(' ') }
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function usePaletteSelection(items: readonly PaletteItem[], onSelect: (item: PaletteItem) => void) {
  const [activeId, setActiveId] = useState<string>()
  const active = items.find(({ id }) => id === activeId) ?? items[0]
  const shownId = active?.id

  useEffect(() => {
    if (shownId) document.getElementById(shownId)?.scrollIntoView({ block: 'nearest' })
  }, [shownId])

  function handleKeyDown(event: KeyboardEvent): void {
    // With an input method, Enter and the arrows select what is being written.
    if (event.nativeEvent.isComposing || !active) return
    const step = steps[event.key]
    if (step) setActiveId(items.at((items.indexOf(active) + step) % items.length)?.id)
    else if (event.key === 'Enter') onSelect(active)
    else return
    event.preventDefault()
  }

  return { activeId: shownId, setActiveId, handleKeyDown }
}
