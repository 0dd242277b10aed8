import type { EntryEditor } from './EntryEditor'
import type { EntrySaver } from './EntrySaver'
import { statusOf } from './entryServer'

/** Milliseconds after a change until it is stored in the browser. */
const storeDelay = 300
/** Milliseconds after a change until it is sent to the server. */
const syncDelay = 700
/** Milliseconds until a request is sent again that has failed without a connection. */
const retryDelay = 5000

type Timer = ReturnType<typeof setTimeout> | undefined

/** Where the changes of the form are. */
export type DraftStatus = 'none' | 'stored' | 'synced'

interface AutosaveOptions {
  editor: EntryEditor
  saver: EntrySaver
  /** Sends again what is refused for lack of a sign-in, after the sign-in. */
  withSession: (send: () => Promise<{ error?: unknown }>) => Promise<{ error?: unknown }>
  /** Also called when the owner has to choose from the draft of another form. */
  onStatus: (status: DraftStatus) => void
}

/** Stores the draft of a form soon after each change, also while the typing never pauses. */
export class DraftAutosave {
  private storeTimer: Timer
  private syncTimer: Timer
  private isStopped = false
  /** The status is that of what the owner has typed, not of the draft that the form was opened with. */
  private isTouched = false
  private isSynced = false
  /** The server has refused the draft: it is sent again after the next save. */
  private isRefused = false

  constructor(private readonly options: AutosaveOptions) {}

  /** Stores what is not stored yet, and ends. */
  stop(): void {
    this.isStopped = true
    void this.sync()
  }

  /** After a change of the form. The delays begin with the first change that is not stored. */
  change(): void {
    this.isTouched = true
    this.startTimers()
  }

  private startTimers(): void {
    this.isStopped = false
    this.storeTimer ??= setTimeout(() => void this.store(), storeDelay)
    this.startSyncTimer(syncDelay)
  }

  /** After the form was opened, and when the owner has saved, chosen or discarded something. */
  reset(): void {
    this.isSynced = false
    this.isRefused = false
    this.showStatus()
    this.startTimers()
  }

  /** Stores the changes in the browser. */
  async store(): Promise<void> {
    clearTimeout(this.storeTimer)
    this.storeTimer = undefined
    const { draft } = this.options.editor
    // A browser without IndexedDB, or without space.
    await draft.store().catch(() => undefined)
    this.showStatus()
  }

  /** Stores the changes in the browser and on the server. */
  async sync(): Promise<void> {
    clearTimeout(this.syncTimer)
    this.syncTimer = undefined
    const stored = this.store()
    if (this.isRefused) return
    const { editor, saver, withSession } = this.options
    const { error } = await withSession(() => attempt(() => saver.sync()))
    await stored
    this.isSynced = error === undefined && !editor.hasOtherDraft
    this.isRefused = isRefusal(error)
    this.showStatus()
    if (error !== undefined) this.startSyncTimer(retryDelay)
  }

  private startSyncTimer(delay: number): void {
    if (this.isStopped || this.isRefused) return
    this.syncTimer ??= setTimeout(() => void this.sync(), delay)
  }

  private showStatus(): void {
    const { editor, onStatus } = this.options
    if (!editor.hasChanges || !this.isTouched) return onStatus('none')
    if (this.isSynced) return onStatus('synced')
    onStatus(editor.draft.isStored ? 'stored' : 'none')
  }
}

/** @returns the error of a promise that is rejected */
export async function attempt(run: () => Promise<void>): Promise<{ error?: unknown }> {
  try {
    await run()
    return {}
  } catch (error) {
    return { error }
  }
}

/** Whether a request would be refused again. */
function isRefusal(error: unknown): boolean {
  const status = error === undefined ? 0 : (statusOf(error) ?? 0)
  return status >= 400 && status < 500
}
