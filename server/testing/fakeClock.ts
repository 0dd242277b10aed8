/** Sets a fake clock. Requests and databases need the timers that it leaves alone. */
export function setFakeClock(now: Date): void {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'nextTick',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
    ],
  })
}
