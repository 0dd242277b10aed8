import { fork, type ChildProcess } from 'node:child_process'
import type { DrawIcon } from '../../pages/icons'
import type { DrawSocialImage } from '../../pages/socialImages/socialImages'
import type { EncodeFile } from './encodeUpload'
import { InterruptedError } from '../pictureFiles'
import type { ConvertPicture } from '../PictureStore'

/** What the process does. It receives copies of the arguments. */
export interface ImagingTasks {
  drawSocialImage: DrawSocialImage
  drawIcon: DrawIcon
  convertPicture: ConvertPicture
  encodeFile: EncodeFile
}
type Task = keyof ImagingTasks

export interface ImagingRequest {
  id: number
  task: Task
  args: unknown[]
}
export type ImagingResponse = {
  id: number
  /** Milliseconds of processor time that the process has taken since its start. */
  cpuTime: number
} & ({ result: unknown } | { error: string })

/** Milliseconds after which the process is killed: it stops by itself much earlier. */
const uploadTimeout = 90_000

/** Milliseconds without work after which the process ends. */
const defaultIdleTimeout = 5000

/** The process ended by itself, or could not be reached. */
class EndedError extends InterruptedError {}

/** A started process, with its requests by id. */
interface Running {
  child: ChildProcess
  cpuTime: number
  pending: Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>
}

/**
 * Draws social images and converts pictures in a process that is started when it is needed and ends
 * when it is idle: a process cannot give back the memory of its libraries otherwise.
 */
export class ImagingProcess implements ImagingTasks {
  /** Milliseconds of processor time that the processes have taken for what they have finished. */
  cpuTime = 0
  private running: Running | undefined
  private lastId = 0
  private idleTimer: NodeJS.Timeout | undefined

  /** @param file the bundle of `imagingMain.ts` */
  constructor(
    private readonly file: string,
    private readonly idleTimeout = defaultIdleTimeout,
  ) {}

  readonly drawSocialImage: DrawSocialImage = async (...args) =>
    toBuffer(await this.run('drawSocialImage', args))

  readonly drawIcon: DrawIcon = async (...args) => toBuffer(await this.run('drawIcon', args))

  readonly convertPicture: ConvertPicture = async (...args) =>
    toBuffer(await this.run('convertPicture', args))

  readonly encodeFile: EncodeFile = (...args) => this.run('encodeFile', args, uploadTimeout)

  /**
   * Repeats a task whose process ended before it answered, unless the process was started for this
   * task: the end of an idle process is noticed only after the next task was sent.
   * @param timeout milliseconds after which the process is killed
   */
  private async run<Name extends Task>(
    task: Name,
    args: Parameters<ImagingTasks[Name]>,
    timeout?: number,
  ): Promise<Awaited<ReturnType<ImagingTasks[Name]>>> {
    const earlier = this.running
    const send = () => this.send(task, args, timeout)
    const result = await send().catch((error: unknown) => {
      if (earlier && error instanceof EndedError) return send()
      throw error
    })
    return result as Awaited<ReturnType<ImagingTasks[Name]>>
  }

  private async send(task: Task, args: unknown[], timeout?: number): Promise<unknown> {
    clearTimeout(this.idleTimer)
    const running = (this.running ??= this.start())
    const { child, pending } = running
    child.ref()
    child.channel?.ref()
    this.lastId += 1
    const request: ImagingRequest = { id: this.lastId, task, args }
    const kill = () => this.fail(running, new InterruptedError('it took too long'))
    const killTimer = timeout && setTimeout(kill, timeout).unref()
    try {
      return await new Promise((resolve, reject) => {
        pending.set(request.id, { resolve, reject })
        child.send(request, (error) => {
          if (error) this.fail(running, new EndedError(error.message))
        })
      })
    } finally {
      clearTimeout(killTimer)
      pending.delete(request.id)
      if (pending.size === 0 && this.running === running) this.release(child)
    }
  }

  private start(): Running {
    // Inherits neither the options of this process nor its input.
    const child = fork(this.file, {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    const running: Running = { child, cpuTime: 0, pending: new Map() }
    child.on('message', (response: ImagingResponse) => {
      this.cpuTime += response.cpuTime - running.cpuTime
      running.cpuTime = response.cpuTime
      const request = running.pending.get(response.id)
      if ('error' in response) request?.reject(new Error(response.error))
      else request?.resolve(response.result)
    })
    child.on('error', ({ message }) => this.fail(running, new InterruptedError(message)))
    child.once('exit', (code, signal) =>
      this.fail(running, new EndedError(`it ended with ${signal ?? code}`)),
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

  /** Lets this process end before an idle one, which ends a little later. */
  private release(child: ChildProcess): void {
    child.unref()
    child.channel?.unref()
    this.idleTimer = setTimeout(() => {
      this.running = undefined
      if (child.connected) child.disconnect()
    }, this.idleTimeout).unref()
  }
}

/** A Buffer arrives as a Uint8Array. */
function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
