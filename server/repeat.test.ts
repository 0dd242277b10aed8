import { repeat } from './repeat'

it('runs a task once more after a run in progress, however often that is asked for', async () => {
  const task = jest.fn(() => Promise.resolve())
  const { run, stop } = repeat(task, { interval: 1e6, onError: jest.fn() })
  void run()
  await Promise.resolve()
  expect(task).toHaveBeenCalledTimes(1)
  await Promise.all([run(), run(), run()])
  expect(task).toHaveBeenCalledTimes(2)
  await run()
  expect(task).toHaveBeenCalledTimes(3)
  await stop()
})
