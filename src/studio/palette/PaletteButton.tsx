import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { Button } from '../../ui/Button'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useEndNotice, useNotify } from '../notices/noticesSlice'
import { useShortcut } from '../ui/hooks/useShortcut'
import type { Palette } from './Palette'
import { visuallyHidden } from '../../ui/VisuallyHidden'

const SearchButton = styled(Button)`
  min-height: 2.75rem;
  padding: 0.375rem 0.875rem;
  border-color: ${({ theme }) => theme.line};
  background: ${({ theme }) => theme.surfaceRaised};

  kbd {
    padding: 0.1rem 0.4rem;
    border: 1px solid ${({ theme }) => theme.line};
    border-radius: ${({ theme }) => theme.radius.small};
    color: ${({ theme }) => theme.textMuted};
    font: inherit;
    font-size: ${({ theme }) => theme.size.small};
  }

  /* Only the icon is seen. */
  @media (max-width: 48rem) {
    position: relative;
    width: 2.75rem;
    padding: 0;
    border-color: transparent;
    background: transparent;

    span {
      ${visuallyHidden}
    }

    kbd {
      display: none;
    }
  }
`

const subject = 'palette'

/** Apple's keyboards have ⌘ in place of Ctrl. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the palette, as do Ctrl+K and ⌘K. Its code is loaded with the first use. */
export function PaletteButton() {
  const { palette } = useStudioTexts()
  const notify = useNotify()
  const endNotice = useEndNotice()
  const { key } = useLocation()
  const [opened, setOpened] = useState<{ Opened: typeof Palette; key: string }>()
  const close = () => setOpened(undefined)
  // Not over the screen to which the browser's buttons lead, nor after the return from it.
  if (opened && opened.key !== key) close()
  const Opened = opened?.Opened

  async function open(): Promise<void> {
    const loaded = await import('./Palette').catch(() => undefined)
    if (!loaded) return notify(palette.unavailable, true, subject)
    endNotice(subject)
    setOpened({ Opened: loaded.Palette, key })
  }

  useShortcut('k', () => {
    if (Opened) close()
    // Another dialog has to be answered first.
    else if (!document.querySelector('dialog[open]')) void open()
  })

  return (
    <>
      <SearchButton
        $variant="outline"
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={() => void open()}
      >
        <Search aria-hidden="true" />
        <span>{palette.open}</span>
        <kbd aria-hidden="true">{isApple ? palette.keys.apple : palette.keys.other}</kbd>
      </SearchButton>
      {Opened && <Opened onClose={close} />}
    </>
  )
}
