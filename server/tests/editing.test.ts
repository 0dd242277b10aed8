import { EditedServer } from '../testing/editing/EditedServer'
import { Schedule } from '../testing/editing/Schedule'
import { cleanUp } from '../testing/cleanUp'

/** `npm run soak` runs more; `SOAK_SEED` runs one again. */
const count = Number(process.env.SOAK_SCHEDULES ?? 20)
const onlySeed = Number(process.env.SOAK_SEED ?? 0)

/** Many more than a schedule needs. */
const sessionsPerSchedule = 20
const firstSeedOfNewEntries = 100_001

const timeout = 120_000 + count * 2000

let server: EditedServer
beforeAll(async () => {
  server = await EditedServer.start(2 * count * sessionsPerSchedule)
}, timeout)
afterAll(async () => {
  await server.stop()
  await cleanUp()
})

function seeds(first: number, length: number): number[] {
  const all = Array.from({ length }, (_, index) => first + index)
  return onlySeed > 0 ? [onlySeed].filter((seed) => seed >= first && seed < first + 100_000) : all
}

/** Runs a schedule. @returns the seed, the mistakes and what has happened, if there are mistakes */
async function runSchedule(seed: number, id?: number) {
  const schedule = new Schedule(server, seed, id)
  await schedule.run()
  const { mistakes, trace } = schedule
  return mistakes.length > 0 ? { seed, mistakes, trace } : undefined
}

it(
  'loses and overwrites nothing in two tabs, and asks only about real conflicts',
  async () => {
    for (const seed of seeds(1, count)) {
      const id = await server.createProject(`start${seed}`)
      expect(await runSchedule(seed, id)).toBeUndefined()
    }
  },
  timeout,
)

it(
  'creates one entry from a form, and loses nothing that was typed',
  async () => {
    for (const seed of seeds(firstSeedOfNewEntries, count / 2)) {
      expect(await runSchedule(seed)).toBeUndefined()
    }
  },
  timeout,
)
