import { variantsOf, type PictureFile } from '../pictureFiles'
import type { PictureStore } from '../PictureStore'

/** Converts new pictures one by one, before a visitor requests them. */
export class BackgroundConversion {
  /** The stamps of the pictures that are converted, by name. */
  private readonly finished = new Map<string, string>()

  /** @param onMetadata called after the sizes or the colours of pictures have changed */
  constructor(
    private readonly store: PictureStore,
    private readonly onMetadata: () => void,
  ) {}

  /** Whether a picture is converted, and has not been replaced since. */
  readonly hasFinished = ({ name, stamp }: PictureFile): boolean =>
    this.finished.get(name) === stamp

  /** @param signal ends it between two conversions */
  async convertNew(signal?: AbortSignal): Promise<void> {
    const files = (await this.store.list()).filter((file) => !this.hasFinished(file))
    let hasChanged = false
    // Metadata first: it is computed quickly, and every page contains some.
    for (const file of files) {
      if (signal?.aborted) return
      hasChanged = (await this.store.updateMetadata(file)) || hasChanged
    }
    if (hasChanged) this.onMetadata()
    for (const file of files) {
      for (const variant of variantsOf(file)) {
        if (signal?.aborted) return
        await this.store.read(file, variant)
      }
      this.finished.set(file.name, file.stamp)
    }
  }
}
