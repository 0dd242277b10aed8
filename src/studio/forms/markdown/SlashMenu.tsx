import { useId, useState, type KeyboardEvent, type RefObject } from 'react'
import styled from 'styled-components'
import { useStudioTexts } from '../../language/StudioTextsContext'
import { blockPrefixes, findBlockQuery, type BlockName } from './blocks'

const Menu = styled.ul`
  position: absolute;
  z-index: 10;
  inset-inline-start: 0.875rem;
  overflow-y: auto;
  width: 15rem;
  max-height: 18rem;
  padding: 0.375rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.surfaceRaised};
  box-shadow: ${({ theme }) => theme.shadow};
  font-size: ${({ theme }) => theme.size.small};
`

const Option = styled.li`
  display: flex;
  justify-content: space-between;
  padding: 0.5rem 0.625rem;
  border-radius: ${({ theme }) => theme.radius.small};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${({ theme }) => theme.accentSoft};
  }

  kbd {
    color: ${({ theme }) => theme.textMuted};
    font-family: ${({ theme }) => theme.font.code};
  }
`

const blockNames = Object.keys(blockPrefixes) as BlockName[]

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The menu of blocks that opens at a slash at the start of a line. The focus stays in the text,
 * which names the active one.
 */
export function useSlashMenu(
  textarea: RefObject<HTMLTextAreaElement | null>,
  onSelect: (name: BlockName) => void,
) {
  const { blocks } = useStudioTexts().markdown
  const id = useId()
  const [query, setQuery] = useState<string>()
  const [index, setIndex] = useState(0)
  const [place, setPlace] = useState<Place>({})
  const names = blockNames.filter((name) =>
    blocks[name].toLowerCase().includes(query?.toLowerCase() ?? ''),
  )
  const isOpen = query !== undefined && names.length > 0
  const close = () => setQuery(undefined)

  function update(): void {
    const element = textarea.current
    if (!element) return
    const { value: text, selectionStart: start, selectionEnd: end } = element
    const found = findBlockQuery({ text, start, end })
    setQuery(found)
    setIndex(0)
    // It computes the layout of the text.
    if (found !== undefined) setPlace(placeAtCaret(element))
  }

  function select(name: BlockName): void {
    close()
    onSelect(name)
  }

  /** @returns whether the menu has handled the key */
  function handleKey({ key }: KeyboardEvent): boolean {
    if (!isOpen) return false
    const step = steps[key]
    const active = names[index]
    if (step) setIndex((index + step + names.length) % names.length)
    else if (key === 'Escape') close()
    else if ((key === 'Enter' || key === 'Tab') && active) select(active)
    else return false
    return true
  }

  return {
    update,
    /** After the cursor has moved, which may have left what was typed for the menu. */
    follow: () => query !== undefined && update(),
    close,
    handleKey,
    attributes: isOpen && {
      'aria-haspopup': 'listbox' as const,
      'aria-controls': id,
      'aria-activedescendant': `${id}-${names[index]}`,
    },
    menu: isOpen && <SlashMenu {...{ id, names, place, active: names[index], onSelect: select }} />,
  }
}

interface Place {
  top?: number
  bottom?: number
}

interface SlashMenuProps {
  id: string
  names: readonly BlockName[]
  active: BlockName | undefined
  place: Place
  onSelect: (name: BlockName) => void
}

function SlashMenu({ id, names, active, place, onSelect }: SlashMenuProps) {
  const { blocks, insert } = useStudioTexts().markdown
  return (
    <Menu
      id={id}
      role="listbox"
      aria-label={insert}
      style={place}
      onMouseDown={(event) => event.preventDefault()}
    >
      {names.map((name) => (
        <Option
          key={name}
          id={`${id}-${name}`}
          role="option"
          aria-selected={name === active}
          onClick={() => onSelect(name)}
        >
          {blocks[name]}
          <kbd aria-hidden="true">{blockPrefixes[name].trim() || '![ ]'}</kbd>
        </Option>
      ))}
    </Menu>
  )
}

/** The place of the menu in pixels: below the line with the cursor, or above it. */
function placeAtCaret(textarea: HTMLTextAreaElement): Place {
  const style = getComputedStyle(textarea)
  const copy = document.body.appendChild(document.createElement('div'))
  const { font, lineHeight, padding, boxSizing } = style
  const width = `${textarea.clientWidth}px`
  const layout = { width, position: 'absolute', visibility: 'hidden', whiteSpace: 'pre-wrap' }
  Object.assign(copy.style, { font, lineHeight, padding, boxSizing, ...layout })
  copy.textContent = textarea.value.slice(0, textarea.selectionStart)
  const pixels = (length: string) => parseFloat(length) || 0
  const bottom = copy.offsetHeight - pixels(style.paddingBottom) - textarea.scrollTop
  copy.remove()
  const { clientHeight } = textarea
  if (bottom < clientHeight / 2) return { top: bottom }
  return { bottom: clientHeight - bottom + pixels(lineHeight) }
}
