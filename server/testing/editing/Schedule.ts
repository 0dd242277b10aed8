import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EditedServer } from './EditedServer'
import { Owner } from './Owner'
import { Device, Tab } from './Tab'
import { createRandom, fields } from './words'

const steps = 45
/** How many drafts of closed tabs may be offered one after another. */
const maxDrafts = 30
const maxSaves = 10

/**
 * One schedule: tabs type, save, store drafts, and are closed at any moment, while requests and
 * answers are lost, late or out of order, the session expires and the server is killed.
 */
export class Schedule {
  private readonly random: () => number
  private readonly owner: Owner
  private readonly tabs: Tab[]

  constructor(
    private readonly server: EditedServer,
    seed: number,
    id: number | undefined,
  ) {
    this.random = createRandom(seed)
    this.owner = new Owner(server, seed, this.random)
    const { network } = this.owner
    const device = new Device(server.signIn())
    const other = this.random() < 0.5 ? device : new Device(server.signIn())
    this.tabs = [new Tab('A', network, device, id)]
    // Two tabs with a new entry would rightly create two.
    if (id !== undefined) this.tabs.push(new Tab('B', network, other, id))
  }

  get mistakes(): string[] {
    return this.owner.mistakes
  }

  get trace(): string[] {
    return this.owner.network.trace
  }

  async run(): Promise<void> {
    for (const tab of this.tabs) await this.owner.settle(tab.open())
    for (const tab of this.tabs) this.owner.type(tab, 'title')
    // Without its first word, the row of a new entry could not be found.
    for (const tab of this.tabs) void tab.session.store()
    for (let step = 0; step < steps; step += 1) {
      await this.step(this.random())
      await nextTurn()
    }
    await this.finish()
    await this.owner.compare()
  }

  private async step(choice: number): Promise<void> {
    const { network } = this.owner
    if (choice < 0.2) return network.deliver([this.index(network.requests)])
    if (choice < 0.25) return network.deliver([0, 0])
    if (choice < 0.44) return void network.answers.splice(this.index(network.answers), 1)[0]?.()
    if (choice < 0.5) return network.fail(this.index(network.requests), this.random() < 0.5)
    if (choice < 0.505)
      return network.kill(this.index(network.requests), this.index({ length: 20 }))
    const tab = this.pick(this.tabs)
    if (tab) await this.act(tab, choice)
  }

  private async act(tab: Tab, choice: number): Promise<void> {
    if (choice < 0.53) return this.owner.expire(tab)
    if (choice < 0.55) return void (tab.device.cookie = this.server.signIn())
    if (choice < 0.57) return this.owner.reload(tab, 'is closed')
    if (choice < 0.59) return this.owner.reload(tab, 'crashes')
    if (!tab.isOpen) return
    if (choice < 0.75) return this.owner.type(tab, this.pick(fields) ?? 'title')
    if (choice < 0.8) return void tab.session.store()
    if (choice < 0.86) return this.owner.sync(tab)
    void this.owner.save(tab)
  }

  private async finish(): Promise<void> {
    for (const { device } of this.tabs) device.cookie = this.server.signIn()
    while (!this.owner.network.isIdle) await this.owner.deliverNext()
    for (const tab of this.tabs) {
      if (!tab.isOpen) await this.owner.settle(this.owner.reopen(tab))
      await this.saveAll(tab)
    }
    // Drafts of closed tabs are offered one after another.
    for (const tab of this.tabs) {
      tab.hasReloaded = true
      for (let draft = 0; draft < maxDrafts; draft += 1) {
        tab.id ??= (await this.owner.readRows())[0]?.id
        await this.owner.settle(tab.open())
        if (!tab.session.hasChanges) break
        await this.saveAll(tab)
      }
      if (tab.session.hasChanges) this.owner.fail('drafts without end')
    }
  }

  private async saveAll(tab: Tab): Promise<void> {
    for (let attempt = 0; attempt < maxSaves && tab.session.hasChanges; attempt += 1) {
      tab.isSaving = false
      await this.owner.settle(this.owner.save(tab))
    }
    if (tab.session.hasChanges) this.owner.fail('cannot be saved')
  }

  private pick<T>(items: readonly T[]): T | undefined {
    return items[this.index(items)]
  }

  private index({ length }: { length: number }): number {
    return Math.floor(this.random() * length)
  }
}
