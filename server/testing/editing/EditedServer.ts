import { setImmediate as nextTurn } from 'node:timers/promises'
import { createPublicId, createSecret, hashSecret } from '../../accounts/secrets'
import { bundleServer, ServerProcess } from '../serverProcess'
import { openTestDatabase, token } from '../testApp'

export interface ApiRequest {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  path: string
  body?: object
  headers?: Record<string, string>
}

export interface ApiAnswer {
  statusCode: number
  data: Record<string, unknown>
  message: string
  errors?: { path: string; message: string }[]
}

/** A row of the project that a schedule edits. */
export type Row = Record<string, unknown> & { id: number; version?: string }

const authorization = `Bearer ${token}`

/** A server process on a database of its own, which can be killed and started again. */
export class EditedServer {
  private process: ServerProcess
  private address = ''

  private constructor(
    private readonly file: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly cookies: string[],
  ) {
    this.process = new ServerProcess(file, [], env)
  }

  /** @param sessions the number of sign-ins that are possible */
  static async start(sessions: number): Promise<EditedServer> {
    const { database, dataDir, databaseUrl } = await openTestDatabase()
    const cookies: string[] = []
    const now = Date.now()
    // Inserted by itself: a sign-in reads all sessions, which takes too long for 40,000 of them.
    await database.transaction().execute(async (transaction) => {
      for (let session = 0; session < sessions; session += 1) {
        const secret = createSecret()
        await transaction
          .insertInto('sessions')
          .values({
            id: createPublicId(),
            token_hash: hashSecret(secret),
            device: 'Ponsel',
            signed_in_at: now,
            used_at: now,
          })
          .execute()
        cookies.push(`session=${secret}`)
      }
    })
    // The process is the only one that has the database open, as at the owner's.
    await database.destroy()
    const server = new EditedServer(
      await bundleServer(),
      {
        DATA_DIR: dataDir,
        API_TOKEN: token,
        // Each schedule has an address of its own, and rate limits.
        TRUSTED_PROXIES: '1',
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      },
      cookies,
    )
    server.address = await server.process.address()
    return server
  }

  /** The cookie of a new session. */
  signIn(): string {
    const cookie = this.cookies.pop()
    if (cookie === undefined) throw new Error('There are no more sessions')
    return cookie
  }

  /** @throws if the connection is closed */
  async send({ method, path, body, headers }: ApiRequest): Promise<ApiAnswer> {
    const response = await fetch(`${this.address}/api${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    })
    const answer = (await response.json()) as Omit<ApiAnswer, 'statusCode'>
    return { statusCode: response.status, ...answer }
  }

  /** Sends a request as the studio does. */
  sendAsStudio(cookie: string, request: ApiRequest): Promise<ApiAnswer> {
    const headers = { 'x-studio': '1', cookie, origin: this.address, ...request.headers }
    return this.send({ ...request, headers })
  }

  /** Kills the process while it handles a request, some turns after it was sent, and starts it again. */
  async restart(send: () => Promise<unknown>, turns: number): Promise<void> {
    const sent = send().catch(() => undefined)
    for (let turn = 0; turn < turns; turn += 1) await nextTurn()
    await this.process.kill('SIGKILL')
    await sent
    this.process = new ServerProcess(this.file, [], this.env)
    this.address = await this.process.address()
  }

  async stop(): Promise<void> {
    await this.process.kill('SIGTERM')
  }

  async readProject(id: number): Promise<Row> {
    const { data } = await this.send({
      method: 'GET',
      path: `/projects/${id}`,
      headers: { authorization },
    })
    return data.project as Row
  }

  async readProjects(): Promise<Row[]> {
    const path = '/projects?limit=1000'
    const { data } = await this.send({ method: 'GET', path, headers: { authorization } })
    return data.projects as Row[]
  }

  async createProject(title: string): Promise<number> {
    const { data } = await this.send({
      method: 'POST',
      path: '/projects',
      body: { title },
      headers: { authorization },
    })
    return (data.project as Row).id
  }

  async deleteProject(id: number): Promise<void> {
    await this.send({ method: 'DELETE', path: `/projects/${id}`, headers: { authorization } })
  }
}
