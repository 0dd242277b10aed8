import type { PreviewInput } from '../../contract/studio'
import type { Language } from '../../language/languages'
import type { ThemeMode } from '../../features/theme/themeSlice'
import { listen } from '../../lib/listen'

export const previewPath = '/studio/pratinjau'

export interface PreviewMessage {
  type: 'preview/shown'
  /** Increases with each change of the draft. */
  revision: number
  draft: Omit<PreviewInput, 'path'>
  /** The path of the page that shows the entry, in the main language, with the hash of its element. */
  path: string
  language: Language
  theme: ThemeMode
}

/** What the frame sends to the form as soon as it can receive messages. */
interface ReadyMessage {
  type: 'preview/ready'
}

type Message = PreviewMessage | ReadyMessage

export function sendMessage(target: Window, message: Message): void {
  target.postMessage(message, window.location.origin)
}

/**
 * Calls `receive` with the messages of one type that a window of the studio sends.
 * @param source the window
 * @returns a function that stops it
 */
export function receiveMessages<Type extends Message['type']>(
  source: () => Window | null | undefined,
  type: Type,
  receive: (message: Extract<Message, { type: Type }>) => void,
): () => void {
  return listen(window, ['message'], ({ origin, source: sender, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || sender !== source()) return
    const message = data as Extract<Message, { type: Type }> | null
    if (message?.type === type) receive(message)
  })
}
