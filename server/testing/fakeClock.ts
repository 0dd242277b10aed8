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

/** Makes intervals wait for `jest.advanceTimersByTime`; all other timers are real. */
export function fakeIntervals(): void {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'performance',
      'nextTick',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
    ],
  })
}
