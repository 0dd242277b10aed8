import type { Page } from '@playwright/test'

interface Recorder {
  /** The store's name in Redux DevTools. */
  name: string
  actions: { type: string }[]
  dispatch: (action: object) => void
  getState: () => unknown
}

declare global {
  interface Window {
    recorder: Recorder
  }
}

/** Runs in the page: replaces the Redux DevTools extension by a recorder of all actions. */
export function installRecorder(): void {
  type Reducer = (state: unknown, action: { type: string }) => unknown
  type Create = (reducer: Reducer, ...rest: unknown[]) => Omit<Recorder, 'name' | 'actions'>
  type Enhancer = (create: Create) => Create
  const recorder: Partial<Recorder> & { actions: { type: string }[] } = { actions: [] }
  const record: Enhancer =
    (create) =>
    (reducer, ...rest) => {
      const store = create(
        (state, action) => {
          recorder.actions.push(structuredClone(action))
          return reducer(state, action)
        },
        ...rest,
      )
      recorder.dispatch = store.dispatch
      recorder.getState = store.getState
      return store
    }
  const composeWithRecorder =
    ({ name }: { name: string }) =>
    (...enhancers: Enhancer[]): Enhancer => {
      recorder.name = name
      return (create) =>
        [...enhancers, record].reduceRight((inner, enhancer) => enhancer(inner), create)
    }
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithRecorder, recorder })
}

export const readStoreName = (page: Page) => page.evaluate(() => window.recorder.name)
export const readActions = (page: Page) => page.evaluate(() => window.recorder.actions)
export const readState = (page: Page) => page.evaluate(() => window.recorder.getState())

/** Dispatches recorded actions; repeats those whose page code has not loaded yet. */
export function replayActions(page: Page, actions: Recorder['actions']): Promise<void> {
  return page.evaluate(async (recorded) => {
    const tryDispatch = (action: object) => {
      try {
        window.recorder.dispatch(action)
        return true
      } catch {
        return false
      }
    }
    for (const action of recorded.filter(({ type }) => !type.startsWith('@@'))) {
      while (!tryDispatch(action)) await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, actions)
}
