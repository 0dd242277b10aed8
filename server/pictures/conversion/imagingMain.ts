/** The process that draws social images, and converts and checks pictures, for a server or a command. */
import { getPriority, setPriority } from 'node:os'
import { drawIcon, drawSocialImage } from '../../pages/socialImages/drawSocialImage'
import { convertPicture } from './convertPicture'
import { encodeFile } from './encodeUpload'
import type { ImagingRequest, ImagingResponse, ImagingTasks } from './ImagingProcess'

/** How much nicer than the server the process is, whose readers do not wait for pictures then. */
const niceness = 10
const lowestPriority = 19

// Threads inherit it, so it is set before the first one is started.
setPriority(Math.min(getPriority() + niceness, lowestPriority))

const tasks: ImagingTasks = { drawSocialImage, drawIcon, convertPicture, encodeFile }

async function respond({ task, args }: ImagingRequest) {
  try {
    const run = tasks[task] as (...args: unknown[]) => Promise<unknown>
    return { result: await run(...args) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

process.on('message', (request: ImagingRequest) => {
  void respond(request).then((outcome) => {
    const { user, system } = process.cpuUsage()
    const response = { id: request.id, cpuTime: (user + system) / 1000, ...outcome }
    process.send?.(response satisfies ImagingResponse)
  })
})
// It ends with its parent, which finishes its work first when it is told to stop.
process.once('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
