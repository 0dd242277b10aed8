/** A page in a browser, with its own storage. Targets are XPath expressions, see targets.ts. */
export interface Tab {
  /** Opens a path of the site, and resolves when it has loaded. */
  open: (path: string) => Promise<void>
  reload: () => Promise<void>
  /** Sets the size of the window. WebKitGTK's does not get narrower than 447 pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** Runs a function in the page. It must not use anything from outside its own body. */
  evaluate: <Result, Args extends unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>
  /** Clicks with the mouse, as soon as the target is visible. */
  click: (target: string) => Promise<void>
  /** Types with the keyboard. */
  type: (target: string, text: string) => Promise<void>
  /** The errors since the last call: uncaught ones, `console.error`, blocked by the policy. */
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
