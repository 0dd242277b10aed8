import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EditedServer, Row } from './EditedServer'
import { Network } from './Network'
import type { Tab } from './Tab'
import { fields, wordsOf } from './words'

/** What the owner of a schedule does in tabs, and what must be found in the end. */
export class Owner {
  readonly mistakes: string[] = []
  readonly network: Network
  private readonly typed: { word: string; field: string }[] = []
  /** The words that the owner has given up in a conflict, or that were not stored at a crash. */
  private readonly givenUp = new Set<string>()

  constructor(
    private readonly server: EditedServer,
    private readonly seed: number,
    private readonly random: () => number,
  ) {
    this.network = new Network(server, `2001:db8::${seed.toString(16)}`, (words) => {
      const lost = words.filter((word) => !this.givenUp.has(word))
      if (lost.length > 0) this.fail(`lost ${lost.join()}`)
    })
  }

  fail(mistake: string): void {
    this.mistakes.push(mistake)
    this.network.trace.push(`MISTAKE ${mistake}`)
  }

  type(tab: Tab, field: string): void {
    const word = `s${this.seed}w${this.typed.length}`
    this.typed.push({ word, field })
    tab.type(field, word)
    this.network.trace.push(`${tab.name} types ${field} ${word}`)
  }

  /** A pause of typing. */
  sync(tab: Tab): void {
    void tab.session.store()
    tab.session.sync().catch(() => undefined)
  }

  async expire({ name, device }: Tab): Promise<void> {
    const path = '/studio/session'
    await this.server.sendAsStudio(device.cookie, { method: 'DELETE', path })
    this.network.trace.push(`${name} is signed out`)
  }

  async save(tab: Tab): Promise<void> {
    if (tab.isSaving) return
    tab.isSaving = true
    const { session } = tab
    this.network.trace.push(`${tab.name} saves`)
    let outcome = await session.save()
    const { statusCode } = (outcome.error ?? {}) as { statusCode?: number }
    if (statusCode === 401 && session === tab.session && this.random() < 0.7) {
      this.network.trace.push(`${tab.name} signs in again`)
      tab.device.cookie = this.server.signIn()
      outcome = await session.save()
    }
    this.network.trace.push(`${tab.name} ends: ${JSON.stringify(outcome)}`)
    if (session !== tab.session) return
    tab.isSaving = false
    if (outcome.kind === 'saved') tab.id = outcome.id
    if (outcome.kind === 'conflict') this.resolve(tab, outcome.fields)
  }

  /** The owner looks at both sides of a conflict, and takes one. */
  private resolve(tab: Tab, conflicts: string[]): void {
    for (const field of conflicts) {
      const isOwn = this.network.writers.get(field) === tab
      if (isOwn && !tab.hasReloaded) this.fail(`conflict of ${field} with itself`)
      const { values, server } = tab.session.sides
      const side = this.random() < 0.5 ? 'mine' : 'server'
      const [kept, other] = (side === 'mine' ? [values, server] : [server, values]).map((of) =>
        wordsOf(of[field]),
      )
      for (const word of other ?? []) if (!kept?.includes(word)) this.givenUp.add(word)
      tab.session.resolve(field, side)
    }
  }

  /** A closed page is stored at the end; after a crash, the last words are missing. */
  async reload(tab: Tab, how: 'is closed' | 'crashes'): Promise<void> {
    tab.hasReloaded = true
    if (how === 'is closed' && tab.isOpen) void tab.session.store()
    for (const word of tab.unstored) this.givenUp.add(word)
    this.network.trace.push(`${tab.name} ${how}, without ${tab.unstored.join()}`)
    tab.id ??= (await this.readRows())[0]?.id
    this.reopen(tab).catch(() => undefined)
  }

  /** An empty form of a new entry means that the entry exists: the owner opens it from the list. */
  async reopen(tab: Tab): Promise<void> {
    await tab.open()
    const { session } = tab
    if (session.id !== undefined || session.hasChanges) return
    // Words that were typed into this form now would rightly be a second entry.
    tab.isOpen = false
    const [row] = await this.readRows()
    if (session !== tab.session) return
    tab.id = row?.id
    if (row) await tab.open()
    else tab.isOpen = true
  }

  /** Delivers everything until a promise is settled. */
  async settle(promise: Promise<unknown>): Promise<void> {
    let isSettled = false
    const end = () => {
      isSettled = true
    }
    promise.then(end, end)
    while (!isSettled) await this.deliverNext()
  }

  async deliverNext(): Promise<void> {
    await this.network.deliver([0])
    this.network.answers.shift()?.()
    await nextTurn()
  }

  /** The projects with a word of this schedule. */
  async readRows(): Promise<Row[]> {
    const own = [`start${this.seed}`, `s${this.seed}w0`]
    const rows = await this.server.readProjects()
    return rows.filter(({ title }) => wordsOf(title).some((word) => own.includes(word)))
  }

  /** One row contains all words that nobody has given up. */
  async compare(): Promise<void> {
    const rows = await this.readRows()
    if (rows.length !== 1) this.fail(`${rows.length} projects`)
    const found = fields.flatMap((field) =>
      rows.flatMap((row) => wordsOf(row[field]).map((word) => `${field} ${word}`)),
    )
    for (const { word, field } of this.typed) {
      const isFound = found.includes(`${field} ${word}`) || this.givenUp.has(word)
      if (!isFound) this.fail(`missing: ${field} ${word}`)
    }
    for (const { id } of rows) await this.server.deleteProject(id)
  }
}
