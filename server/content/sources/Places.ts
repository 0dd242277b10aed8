import type { Path } from '../yamlSource'

/** Where values are; a value without a place is where the innermost value around it is. */
export class Places<Place> {
  private readonly byPath = new Map<string, Place>()

  /** Sets the place of a path that has none yet. */
  add(path: Readonly<Path>, place: Place): void {
    const key = JSON.stringify(path)
    if (!this.byPath.has(key)) this.byPath.set(key, place)
  }

  find(path: Readonly<Path>): Place | undefined {
    for (let length = path.length; length >= 0; length -= 1) {
      const place = this.byPath.get(JSON.stringify(path.slice(0, length)))
      if (place) return place
    }
    return undefined
  }
}
