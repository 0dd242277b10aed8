interface Recorder {
  /** The store's name in Redux DevTools. */
  name: string
  actions: { type: string }[]
  dispatch: (action: object) => void
  getState: () => unknown
  /** The actions and the state as Redux DevTools show them, as JSON. */
  readDevTools: () => string
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
    actionSanitizer?: (action: { type: string }) => unknown
    stateSanitizer?: (state: unknown) => unknown
  }
  const actions: Recorder['actions'] = []
  const shownActions: unknown[] = []
  const record =
    ({ name, actionSanitizer, stateSanitizer }: Options): Enhancer =>
    (create) =>
    (reducer, ...rest) => {
      const recordingReducer: Reducer = (state, action) => {
        actions.push(structuredClone(action))
        shownActions.push(structuredClone(actionSanitizer?.(action) ?? action))
        return reducer(state, action)
      }
      const store = create(recordingReducer, ...rest)
      const readDevTools = () =>
        JSON.stringify([shownActions, stateSanitizer?.(store.getState()) ?? store.getState()])
      const { dispatch, getState } = store
      window.recorder = { name, actions, dispatch, getState, readDevTools }
      return store
    }
  const composeWithRecorder =
    (options: Options) =>
    (...enhancers: Enhancer[]): Enhancer =>
    (create) =>
      [...enhancers, record(options)].reduceRight((inner, enhancer) => enhancer(inner), create)
  Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithRecorder })
}
