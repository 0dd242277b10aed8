import type { EntrySession } from './EntrySession'
import { statusOf } from './entryServer'

/** Milliseconds after a change until it is in the browser's storage. */
const storeDelay = 300
/** Milliseconds after a change until it is sent to the database. */
const syncDelay = 700
/** Milliseconds until a request is sent again that has failed without a connection. */
const retryDelay = 5000

type Timer = ReturnType<typeof setTimeout> | undefined

/** Where the changes of the form are. */
export type DraftStatus = 'none' | 'stored' | 'synced'

interface AutosaveOptions {
  session: Pick<EntrySession, 'store' | 'sync' | 'hasChanges'>
  /** Sends again what is refused for lack of a sign-in, after the sign-in. */
  withSession: (send: () => Promise<{ error?: unknown }>) => Promise<{ error?: unknown }>
  onStatus: (status: DraftStatus) => void
}

/** Stores the draft of a form soon after each change, also while the typing never pauses. */
export class DraftAutosave {
  private storeTimer: Timer
  private syncTimer: Timer
  private isStarted = false
  private isChanged = false
  private isSynced = false
  /** The server has refused the draft: it goes on after the next save. */
  private isRefused = false

  constructor(private readonly options: AutosaveOptions) {}

  start(): void {
    this.isStarted = true
  }

  /** Stores what is not stored yet, and ends. */
  stop(): void {
    this.isStarted = false
    clearTimeout(this.storeTimer)
    clearTimeout(this.syncTimer)
    this.storeTimer = undefined
    this.syncTimer = undefined
    void this.sync()
  }

  /** After a change of the form. The delays begin with the first change that is not stored. */
  change(): void {
    this.isChanged = true
    this.storeTimer ??= setTimeout(() => void this.store(), storeDelay)
    this.startSyncTimer(syncDelay)
  }

  /** After a save, and after the session has changed the form. */
  readonly reset = (): void => {
    this.isSynced = false
    this.isRefused = false
    this.showStatus()
    if (this.options.session.hasChanges) this.change()
  }

  /** Stores the changes in the browser. */
  async store(): Promise<void> {
    clearTimeout(this.storeTimer)
    this.storeTimer = undefined
    if (await this.options.session.store()) this.showStatus()
  }

  /** Stores the changes in the browser and in the database. */
  async sync(): Promise<void> {
    clearTimeout(this.syncTimer)
    this.syncTimer = undefined
    const stored = this.store()
    if (this.isRefused || !this.isChanged) return
    this.isChanged = false
    const { error } = await this.options.withSession(() => this.send())
    await stored
    this.isSynced = error === undefined
    this.isRefused = isRefusal(error)
    this.showStatus()
    if (error === undefined) return
    this.isChanged = true
    this.startSyncTimer(retryDelay)
  }

  private async send(): Promise<{ error?: unknown }> {
    try {
      await this.options.session.sync()
      return {}
    } catch (error) {
      return { error }
    }
  }

  private startSyncTimer(delay: number): void {
    if (!this.isStarted || this.isRefused) return
    this.syncTimer ??= setTimeout(() => void this.sync(), delay)
  }

  private showStatus(): void {
    const { session, onStatus } = this.options
    if (!session.hasChanges) onStatus('none')
    else onStatus(this.isSynced ? 'synced' : 'stored')
  }
}

/** Whether a request was refused in a way that it would be refused again. */
function isRefusal(error: unknown): boolean {
  const status = error === undefined ? 0 : (statusOf(error) ?? 0)
  return status >= 400 && status < 500
}
