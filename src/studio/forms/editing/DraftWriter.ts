import { nanoid } from '@reduxjs/toolkit'
import type { Draft, DraftReference } from '../../../contract/studio'
import {
  browserDrafts,
  type EntryDraft,
  type EntryRequests,
  statusOf,
  type StoredDraft,
} from './entryRequests'

/** Milliseconds after a change until it is stored in the browser. */
const storeDelay = 300
/** Milliseconds after a change until it is sent to the server. */
const syncDelay = 700
/** Milliseconds until a request is sent again that has failed without a connection. */
const retryDelay = 5000

type DraftContent = Pick<Draft, 'resource' | 'entry_id' | 'entry_version' | 'changes'>

export type DraftStatus = 'none' | 'stored' | 'synced'

type Attempt = Promise<{ error?: unknown; isSynced?: boolean }>

interface DraftWriterOptions {
  requests: Pick<EntryRequests, 'putDraft'>
  read: () => DraftContent
  /** Calls `put`. @returns whether the server has the draft then */
  send: () => Promise<boolean>
  /** Sends again what is refused for lack of a sign-in, after the sign-in. */
  withSession: (send: () => Attempt) => Attempt
  onStatus: () => void
}

/** Writes the draft of one form soon after each change, also while the typing never pauses. */
export class DraftWriter {
  readonly key = nanoid()
  status: DraftStatus = 'none'
  private revision = 0
  /** Drafts of other forms that this one contains. */
  private replaces: DraftReference[] = []
  /** What the browser or the server has, as text. */
  private written = ''
  /** What the server has, as text; undefined if it is not known. */
  private synced: string | undefined = ''
  private storeTimer: ReturnType<typeof setTimeout> | undefined
  private syncTimer: ReturnType<typeof setTimeout> | undefined
  private queue: Promise<unknown> = Promise.resolve()
  private isStopped = false
  /** The status is that of what the owner has typed, not of the draft that the form was opened with. */
  private isTouched = false
  private isSynced = false
  /** The server has refused the draft: it is sent again after the next save. */
  private isRefused = false

  constructor(private readonly options: DraftWriterOptions) {}

  /** Whether the browser or the server has what is changed in the form. */
  get isStored(): boolean {
    return !this.content || this.content === this.written
  }

  private get content(): string {
    const { changes, entry_version } = this.options.read()
    return Object.keys(changes).length > 0 ? JSON.stringify([entry_version, changes]) : ''
  }

  /** The form shows the latest draft. */
  start({ draft, isOnServer }: EntryDraft): void {
    this.replace(draft)
    this.written = this.content
    if (isOnServer && this.content) this.synced = this.content
  }

  /** The draft of another form becomes part of this one. */
  replace({ key, revision, replaces = [] }: StoredDraft): void {
    this.replaces.push({ key, revision }, ...replaces)
    this.markUnsynced()
  }

  /** The next request sends the draft again; without changes, the server deletes it. */
  markUnsynced(): void {
    this.synced = undefined
  }

  /** After a change of the form. The delays begin with the first change that is not stored. */
  change(): void {
    this.isTouched = true
    this.startTimers()
  }

  /** After the form was opened, and when the owner has saved, chosen or discarded something. */
  restart(): void {
    this.isSynced = false
    this.isRefused = false
    this.showStatus()
    this.startTimers()
  }

  /** Stores what is not stored yet, and ends. */
  stop(): void {
    this.isStopped = true
    void this.sync()
  }

  private startTimers(): void {
    this.isStopped = false
    this.storeTimer ??= setTimeout(() => void this.store(), storeDelay)
    this.startSyncTimer(syncDelay)
  }

  private startSyncTimer(delay: number): void {
    if (this.isStopped || this.isRefused) return
    this.syncTimer ??= setTimeout(() => void this.sync(), delay)
  }

  private async store(): Promise<void> {
    clearTimeout(this.storeTimer)
    this.storeTimer = undefined
    const { content } = this
    if (content !== this.written) {
      if (await browserDrafts.write(this.nextDraft())) this.written = content
    }
    this.showStatus()
  }

  async sync(): Promise<void> {
    clearTimeout(this.syncTimer)
    void this.store()
    if (this.isRefused) {
      this.syncTimer = undefined
      return
    }
    const send = () => {
      // Only now, so that at most one request waits for its turn.
      this.syncTimer = undefined
      return this.options.send()
    }
    const { error, isSynced = false } = await this.options.withSession(() =>
      this.enqueue(send).then(
        (isSynced) => ({ isSynced }),
        (error: unknown) => ({ error }),
      ),
    )
    this.isSynced = isSynced
    this.isRefused = isRefusal(error)
    this.showStatus()
    if (error !== undefined) this.startSyncTimer(retryDelay)
  }

  enqueue<Result>(request: () => Promise<Result>): Promise<Result> {
    const result = this.queue.then(request)
    this.queue = result.catch(() => undefined)
    return result
  }

  /** @returns false if the server has a draft of another form */
  async put(): Promise<boolean> {
    const { content } = this
    if (content !== this.synced) {
      const { key, resource: _, saved_at: __, ...draft } = this.nextDraft()
      // What a request without an answer has stored is not known.
      this.markUnsynced()
      try {
        await this.options.requests.putDraft(key, draft)
      } catch (error) {
        if (statusOf(error) === 409) return false
        throw error
      }
      this.replaces = this.replaces.slice(draft.replaces.length)
      if (this.replaces.length === 0) this.synced = content
      await Promise.all(draft.replaces.map((known) => browserDrafts.deleteUnchanged(known)))
    }
    if (this.content === content) {
      this.written = content
      await browserDrafts.delete(this.key)
    }
    return true
  }

  private nextDraft() {
    this.revision += 1
    const { key, revision, replaces } = this
    const saved_at = new Date().toISOString()
    return { ...this.options.read(), key, revision, saved_at, replaces: [...replaces] }
  }

  private showStatus(): void {
    const { isTouched, isSynced, isStored, content } = this
    if (!isTouched || !content) this.status = 'none'
    else if (isSynced) this.status = 'synced'
    else this.status = isStored ? 'stored' : 'none'
    this.options.onStatus()
  }
}

function isRefusal(error: unknown): boolean {
  const status = statusOf(error) ?? 0
  return status >= 400 && status < 500
}
