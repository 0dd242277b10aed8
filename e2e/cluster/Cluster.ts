import { Client } from 'pg'
import { expect } from '@playwright/test'
import { freePort } from '../../scripts/lib/processes.mjs'
import { startPostgresDatabase } from '../helpers/databases'
import { Installation, type ServerProcess } from '../helpers/Installation'
import { startNginx } from '../helpers/startNginx'

/** A machine with one process. The machines share only the database. */
export interface Machine {
  port: number
  installation: Installation
  server: ServerProcess
}

/** Two machines behind nginx, on a PostgreSQL of their own. */
export class Cluster {
  private constructor(
    readonly machines: readonly [Machine, Machine],
    /** The address of nginx. */
    readonly publicUrl: string,
    private readonly database: Client,
    private readonly close: () => Promise<void>,
  ) {}

  /**
   * Starts both processes at once on an empty database.
   * @param webhooks to which each of them delivers messages
   */
  static async start(webhooks: readonly [string, string]): Promise<Cluster> {
    const postgres = await startPostgresDatabase()
    const ports = [await freePort(), await freePort()] as const
    const nginx = await startNginx(ports)
    const installations = webhooks.map(
      (webhook) =>
        new Installation(postgres.url, {
          CONTACT_WEBHOOK: webhook,
          PUBLIC_URL: nginx.httpsUrl,
          TRUSTED_PROXIES: '1',
        }),
    )
    const started = await Promise.all(
      installations.map(async (installation, index) => {
        const port = ports[index] ?? 0
        return { port, installation, server: await installation.startServer(String(port)) }
      }),
    )
    const database = new Client({ connectionString: postgres.url })
    await database.connect()
    const close = async () => {
      await database.end()
      for (const installation of installations) await installation.remove()
      nginx.stop()
      postgres.stop()
    }
    return new Cluster(started as [Machine, Machine], nginx.httpsUrl, database, close)
  }

  /** Starts the process of a machine, which has ended, again. */
  async restart(machine: Machine): Promise<void> {
    machine.server = await machine.installation.startServer(String(machine.port))
  }

  /** Runs a statement of SQL. */
  async query<Row>(sql: string): Promise<Row[]> {
    return (await this.database.query(sql)).rows as Row[]
  }

  async stop(): Promise<void> {
    await this.close()
  }
}

/** The time until a condition holds, in milliseconds; it is checked every 20 ms. */
export async function timeUntil(condition: () => Promise<boolean>): Promise<number> {
  const start = performance.now()
  await expect.poll(condition, { intervals: [20] }).toBe(true)
  return Math.round(performance.now() - start)
}
