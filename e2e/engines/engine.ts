/** A page in a browser, with its own storage. Targets are XPath expressions, see selectors.ts. */
export interface Tab {
  /** Opens a path of the site; resolves after the load event. */
  open: (path: string) => Promise<void>
  reload: () => Promise<void>
  /** Sets the size of the window. In WebKitGTK it is at least 447 pixels wide. */
  resize: (width: number, height: number) => Promise<void>
  /** Runs a function in the page. It must not use variables of its outer scope. */
  evaluate: <Result, Args extends unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>
  /** Clicks as soon as the target is visible. */
  click: (target: string) => Promise<void>
  type: (target: string, text: string) => Promise<void>
  /** Errors since the last call: uncaught, by `console.error`, by the content security policy. */
  takeErrors: () => Promise<string[]>
  close: () => Promise<void>
}

/** A browser under test. */
export interface Engine {
  openTab: () => Promise<Tab>
  close: () => Promise<void>
}

/** Milliseconds to wait for an element to appear. */
export const elementTimeout = 15_000
