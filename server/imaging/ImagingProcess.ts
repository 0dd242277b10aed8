import { fork, type ChildProcess } from 'node:child_process'
import type { DrawPreview } from '../pages/previews/previews'
import type { EncodedFile, EncodeFile } from '../pictures/encodeFile'
import type { RefusedPicture } from '../pictures/encodeUpload'
import type { ConvertPicture } from '../pictures/PictureStore'
import { InterruptedError } from '../pictures/InterruptedError'

/** Milliseconds after which the process is killed: it stops by itself much earlier. */
const uploadTimeout = 90_000

/** Milliseconds without work after which the process ends. */
const defaultIdleTimeout = 5000

export type ImagingRequest = { id: number } & (
  | { task: 'drawPreview'; args: Parameters<DrawPreview> }
  | { task: 'convertPicture'; args: Parameters<ConvertPicture> }
  | { task: 'encodeFile'; args: Parameters<EncodeFile> }
)
/** The results of the tasks. A Buffer arrives as a Uint8Array. */
export type ImagingResult = Uint8Array | EncodedFile | RefusedPicture
export type ImagingResponse = { id: number } & ({ result: ImagingResult } | { error: string })

type Task = ImagingRequest extends infer Request
  ? Request extends ImagingRequest
    ? Omit<Request, 'id'>
    : never
  : never

const failure = 'the process for pictures failed'

/** The process ended, or could not be reached, before it answered. */
class EndedError extends InterruptedError {}

interface Pending {
  resolve: (result: ImagingResult) => void
  reject: (error: Error) => void
}

/** A started process, with its requests by id. */
interface Running {
  child: ChildProcess
  pending: Map<number, Pending>
}

/**
 * Draws previews and converts pictures in a process that is started when it is needed and ends
 * when it is idle: a process cannot give back the memory of its libraries otherwise.
 */
export class ImagingProcess {
  private running: Running | undefined
  private lastId = 0
  private idleTimer: NodeJS.Timeout | undefined

  /** @param file the bundle of `main.ts` beside this file */
  constructor(
    private readonly file: string,
    private readonly idleTimeout = defaultIdleTimeout,
  ) {}

  /** Rejects if the preview cannot be drawn. */
  readonly drawPreview: DrawPreview = async (...args) =>
    toBuffer(await this.run({ task: 'drawPreview', args }))

  /** Rejects if the picture cannot be converted. */
  readonly convertPicture: ConvertPicture = async (...args) =>
    toBuffer(await this.run({ task: 'convertPicture', args }))

  /** Rejects if the process fails or takes too long. */
  readonly encodeFile: EncodeFile = async (...args) => {
    const result = await this.run({ task: 'encodeFile', args }, uploadTimeout)
    if (result instanceof Uint8Array) throw new Error('a picture was expected')
    return result
  }

  /**
   * Repeats a task whose process ended before it answered, unless the process was started for this
   * task: the end of an idle process is noticed only after the next task was sent.
   * @param timeout milliseconds after which the process is killed
   */
  private async run(task: Task, timeout?: number): Promise<ImagingResult> {
    const earlier = this.running
    try {
      return await this.send(task, timeout)
    } catch (error) {
      if (!earlier || !(error instanceof EndedError)) throw error
      return this.send(task, timeout)
    }
  }

  private async send(task: Task, timeout?: number): Promise<ImagingResult> {
    clearTimeout(this.idleTimer)
    const running = (this.running ??= this.start())
    const { child, pending } = running
    child.ref()
    child.channel?.ref()
    this.lastId += 1
    const id = this.lastId
    const killTimer =
      timeout &&
      setTimeout(
        () => this.fail(running, new InterruptedError(`${failure}: it took too long`)),
        timeout,
      ).unref()
    try {
      return await new Promise<ImagingResult>((resolve, reject) => {
        pending.set(id, { resolve, reject })
        child.send({ ...task, id }, (error) => {
          if (error) this.fail(running, new EndedError(`${failure}: ${error.message}`))
        })
      })
    } finally {
      clearTimeout(killTimer)
      this.release(running, id)
    }
  }

  private start(): Running {
    // Inherits neither the options of this process nor its input.
    const child = fork(this.file, {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const running: Running = { child, pending: new Map<number, Pending>() }
    child.on('message', (response: ImagingResponse) => settle(running, response))
    child.on('error', ({ message }) =>
      this.fail(running, new InterruptedError(`${failure}: ${message}`)),
    )
    child.once('exit', (code, signal) =>
      this.fail(running, new EndedError(`${failure}: it ended with ${signal ?? code}`)),
    )
    return running
  }

  /** Rejects the requests of a process that cannot answer them. The next one starts another. */
  private fail(running: Running, error: InterruptedError): void {
    if (this.running === running) this.running = undefined
    // The process ignores other signals.
    running.child.kill('SIGKILL')
    for (const { reject } of running.pending.values()) reject(error)
  }

  private release(running: Running, id: number): void {
    running.pending.delete(id)
    if (running.pending.size > 0 || this.running !== running) return
    // An idle process does not keep this one alive.
    running.child.unref()
    running.child.channel?.unref()
    this.idleTimer = setTimeout(() => this.end(), this.idleTimeout).unref()
  }

  private end(): void {
    const child = this.running?.child
    this.running = undefined
    if (child?.connected) child.disconnect()
  }
}

function settle({ pending }: Running, response: ImagingResponse): void {
  const request = pending.get(response.id)
  if ('error' in response) request?.reject(new Error(response.error))
  else request?.resolve(response.result)
}

function toBuffer(result: ImagingResult): Buffer {
  if (result instanceof Uint8Array)
    return Buffer.from(result.buffer, result.byteOffset, result.byteLength)
  throw new Error('bytes were expected')
}
