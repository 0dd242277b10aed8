import { variantsOf, type PictureFile } from './pictureFiles'
import type { PictureStore } from './PictureStore'

/** Converts new pictures one by one, before a visitor requests them. */
export class BackgroundConversion {
  /** The stamps of the pictures that are converted, by name. */
  private readonly finished = new Map<string, string>()
  private current: Promise<void> | undefined
  private isDue = false
  private isStopped = false

  /** @param options.onMetadata called after the sizes or the colours of pictures have changed */
  constructor(
    private readonly options: {
      store: PictureStore
      onMetadata: () => void
      onError: (error: unknown) => void
    },
  ) {}

  /**
   * Converts what is new; while this is going on, it is done again afterwards.
   * @returns a promise that resolves when nothing is left to convert
   */
  schedule(): Promise<void> {
    this.isDue = true
    this.current ??= this.run().finally(() => (this.current = undefined))
    return this.current
  }

  /** Whether a picture is converted, and has not been replaced since. */
  readonly hasFinished = ({ name, stamp }: PictureFile): boolean =>
    this.finished.get(name) === stamp

  async stop(): Promise<void> {
    this.isStopped = true
    await this.current
  }

  private async run(): Promise<void> {
    while (this.isDue && !this.isStopped) {
      this.isDue = false
      await this.convertNew().catch(this.options.onError)
    }
  }

  private async convertNew(): Promise<void> {
    const { store, onMetadata } = this.options
    const files = (await store.list()).filter((file) => !this.hasFinished(file))
    let hasChanged = false
    // Metadata first: it is computed quickly, and every page contains some.
    for (const file of files) {
      if (this.isStopped) return
      hasChanged = (await store.updateMetadata(file)) || hasChanged
    }
    if (hasChanged) onMetadata()
    for (const file of files) {
      for (const variant of variantsOf(file)) {
        if (this.isStopped) return
        await store.read(file, variant)
      }
      this.finished.set(file.name, file.stamp)
    }
  }
}
