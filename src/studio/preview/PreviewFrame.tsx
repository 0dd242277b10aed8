import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import styled from 'styled-components'
import type { ThemeMode } from '../../features/theme/themeSlice'
import type { Language } from '../../language/languages'
import { sitePath } from '../../sitePath'
import { useStudioTexts } from '../language/StudioTextsContext'
import { previewPath, receiveMessages, sendMessage, type PreviewMessage } from './messages'

export type PreviewedDraft = Pick<PreviewMessage, 'revision' | 'draft' | 'path'>

/** Widths of the previewed page in CSS pixels. A narrow preview is as wide as its place allows. */
const phoneWidth = 390
/** The page is rendered at this width and scaled down to fit. */
const wideWidth = 1280

const Stage = styled.div`
  position: relative;
  flex: 1;
  overflow: hidden;
  min-height: 0;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.surfaceRaised};
`

const Frame = styled.iframe`
  position: absolute;
  top: 0;
  border: 0;
  transform-origin: 0 0;
`

interface PreviewFrameProps {
  shown: PreviewedDraft
  language: Language
  theme: ThemeMode
  isWide: boolean
}

export function PreviewFrame({ shown, language, theme, isWide }: PreviewFrameProps) {
  const { preview } = useStudioTexts()
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [loads, setLoads] = useState(0)
  const size = useElementSize(stage)

  // The frame loads again when the owner reloads it.
  useEffect(
    () =>
      receiveMessages(
        () => frame.current?.contentWindow,
        'preview/ready',
        () => setLoads((count) => count + 1),
      ),
    [],
  )
  useEffect(() => {
    const target = frame.current?.contentWindow
    if (loads === 0 || !target) return
    sendMessage(target, { type: 'preview/shown', ...shown, language, theme })
  }, [loads, shown, language, theme])

  return (
    <Stage ref={stage}>
      <Frame
        ref={frame}
        title={preview.frame}
        src={sitePath(previewPath)}
        style={frameStyle(size, isWide)}
      />
    </Stage>
  )
}

function frameStyle({ width, height }: { width: number; height: number }, isWide: boolean) {
  const pageWidth = isWide ? Math.max(width, wideWidth) : Math.min(width, phoneWidth)
  const scale = Math.min(1, width / pageWidth)
  return {
    width: pageWidth,
    height: height / scale,
    left: (width - pageWidth * scale) / 2,
    transform: scale < 1 ? `scale(${scale})` : undefined,
  }
}

/** The size of an element without its border, in CSS pixels. */
function useElementSize(ref: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 1, height: 1 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => {
      const { clientWidth, clientHeight } = element
      setSize({ width: clientWidth || 1, height: clientHeight || 1 })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [ref])
  return size
}
