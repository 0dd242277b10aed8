/** The process that draws previews, and converts and checks pictures, for a server or a command. */
import { getPriority, setPriority } from 'node:os'
import { drawPreview } from '../pages/previews/drawPreview'
import { convertPicture } from '../pictures/convertPicture'
import { encodeFile } from '../pictures/encodeFile'
import type { ImagingRequest, ImagingResponse, ImagingResult } from './ImagingProcess'

/** How much nicer than the server the process is, whose readers do not wait for pictures then. */
const niceness = 10
const lowestPriority = 19

// Threads inherit it, so it is set before the first one is started.
setPriority(Math.min(getPriority() + niceness, lowestPriority))

async function run(request: ImagingRequest): Promise<ImagingResult> {
  switch (request.task) {
    case 'drawPreview':
      return drawPreview(...request.args)
    case 'convertPicture':
      return convertPicture(...request.args)
    case 'encodeFile':
      return encodeFile(...request.args)
  }
}

async function respond(request: ImagingRequest): Promise<ImagingResponse> {
  try {
    return { id: request.id, result: await run(request) }
  } catch (error) {
    return { id: request.id, error: error instanceof Error ? error.message : String(error) }
  }
}

process.on('message', (request: ImagingRequest) => {
  void respond(request).then((response) => process.send?.(response))
})
// It ends with its parent, which finishes its work first when it is told to stop.
process.once('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
