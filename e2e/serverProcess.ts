import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'

/** The API token of the servers. */
export const apiToken = 'a-token-for-tests-of-32-letters-and-more'

/** A running server process. */
export class ServerProcess {
  constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    /** The standard output so far: the URL, then lines of JSON. */
    readonly output: () => string,
  ) {}

  /** Ends the process and waits for its exit. */
  kill(signal: NodeJS.Signals): Promise<void> {
    return endProcess(this.child, signal)
  }

  /** Requests a path of the API. @returns `data` of the response */
  async get<Data>(path: string): Promise<Data> {
    const response = await fetch(`${this.url}/api${path}`)
    expect(response.status).toBe(200)
    return ((await response.json()) as { data: Data }).data
  }

  /** Sends a write request with the token. Rejects if the connection is closed. */
  async send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    })
    const { data } = (await response.json()) as { data?: { project?: { id: number } } }
    return { status: response.status, id: data?.project?.id }
  }

  /** The HTML of a page. */
  async page(path: string): Promise<string> {
    return (await fetch(this.url + path)).text()
  }

  /** The resident set size of the process in bytes. */
  residentMemory(): number {
    const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
  }

  /** The deleted files that the process still has open. */
  deletedFiles(): string[] {
    const folder = `/proc/${this.child.pid}/fd`
    return readdirSync(folder).flatMap((descriptor) => {
      const target = readLink(path.join(folder, descriptor))
      return /karya.*\(deleted\)$/.test(target) ? [target] : []
    })
  }
}

/** The target of a symbolic link; empty if the descriptor has been closed. */
function readLink(file: string): string {
  try {
    return readlinkSync(file)
  } catch {
    return ''
  }
}

/** Ends a process and waits for its exit. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill(signal)
  await exited
}
