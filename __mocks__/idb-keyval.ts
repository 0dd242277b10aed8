/** Replaces the package in all tests: jsdom has no IndexedDB. */
const items = new Map<string, unknown>()

export const createStore = () => undefined
export const get = (key: string) => Promise.resolve(items.get(key))
export const values = () => Promise.resolve([...items.values()])
export const set = (key: string, value: unknown) =>
  Promise.resolve(void items.set(key, structuredClone(value)))
export const del = (key: string) => Promise.resolve(void items.delete(key))
export const clear = () => Promise.resolve(items.clear())
