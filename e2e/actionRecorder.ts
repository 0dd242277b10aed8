import type { Page } from '@playwright/test'

interface Recorder {
  /** The store's name in Redux DevTools. */
  name: string
  actions: { type: string }[]
  dispatch: (action: object) => void
  getState: () => unknown
  /** The actions and the state as Redux DevTools show them. */
  shownActions: unknown[]
  getShownState: () => unknown
}

declare global {
  interface Window {
    recorder: Recorder
  }
}

/** Runs in the page: replaces the Redux DevTools extension by a recorder of all actions. */
export function installRecorder(): void {
  type Reducer = (state: unknown, action: { type: string }) => unknown
  type Create = (reducer: Reducer, ...rest: unknown[]) => Pick<Recorder, 'dispatch' | 'getState'>
  type Enhancer = (create: Create) => Create
  interface Options {
    name: string
    actionSanitizer: (action: { type: string }) => unknown
    stateSanitizer: (state: unknown) => unknown
  }
  const actions: Recorder['actions'] = []
  const shownActions: unknown[] = []
  const recorder: Partial<Recorder> = { actions, shownActions }
  const record =
    ({ actionSanitizer, stateSanitizer }: Options): Enhancer =>
    (create) =>
    (reducer, ...rest) => {
      const store = create(
        (state, action) => {
          actions.push(structuredClone(action))
          shownActions.push(structuredClone(actionSanitizer(action)))
          return reducer(state, action)
        },
        ...rest,
      )
      recorder.dispatch = store.dispatch
      recorder.getState = store.getState
      recorder.getShownState = () => stateSanitizer(store.getState())
      return store
    }
  const composeWithRecorder =
    (options: Options) =>
    (...enhancers: Enhancer[]): Enhancer => {
      recorder.name = options.name
      return (create) =>
        [...enhancers, record(options)].reduceRight((inner, enhancer) => enhancer(inner), create)
    }
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithRecorder, recorder })
}

export const readStoreName = (page: Page) => page.evaluate(() => window.recorder.name)
export const readActions = (page: Page) => page.evaluate(() => window.recorder.actions)
/** The actions and the state as Redux DevTools show them, as JSON. */
export const readDevTools = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([window.recorder.shownActions, window.recorder.getShownState()]),
  )
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
