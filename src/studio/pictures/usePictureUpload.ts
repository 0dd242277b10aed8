import { useEffect, useRef, useState } from 'react'
import { isAborted } from '../../api/apiError'
import type { StoredPicture } from '../../contract/pictures'
import { picturesApi } from '../../features/pictures/picturesApi'
import { useStudioDispatch } from '../useStudioDispatch'
import { refuseBeforeUpload, uploadReason } from './uploadReason'

/** The upload of one file. */
export interface FileUpload {
  id: number
  name: string
  /** The sent part, from 0 to 1; at 1 the server is still encoding the picture. Undefined while it waits. */
  part?: number
}

interface QueuedFile {
  id: number
  file: File
}

/**
 * Uploads files one after another, in their order.
 * @param onUploaded called with every stored picture
 */
export function usePictureUpload(onUploaded: (picture: StoredPicture) => void) {
  const dispatch = useStudioDispatch()
  const [uploads, setUploads] = useState<FileUpload[]>([])
  const [errors, setErrors] = useState<string[]>([])
  const lastId = useRef(0)
  const queue = useRef<QueuedFile[]>([])
  const current = useRef<{ id: number; abort: () => void }>(undefined)
  const handleUploaded = useRef(onUploaded)
  useEffect(() => {
    handleUploaded.current = onUploaded
  }, [onUploaded])
  useEffect(
    () => () => {
      queue.current = []
      current.current?.abort()
    },
    [],
  )

  const finish = (id: number) => setUploads((known) => known.filter((upload) => upload.id !== id))

  const send = async ({ id, file }: QueuedFile) => {
    const addError = (reason: string) => setErrors((known) => [...known, `${file.name}: ${reason}`])
    const refusal = refuseBeforeUpload(file)
    if (refusal !== undefined) return addError(refusal)
    const onProgress = (part: number) =>
      setUploads((known) =>
        known.map((upload) => (upload.id === id ? { ...upload, part } : upload)),
      )
    onProgress(0)
    const request = dispatch(picturesApi.endpoints.uploadPicture.initiate({ file, onProgress }))
    current.current = { id, abort: () => request.abort() }
    const { data, error } = await request
    if (data) handleUploaded.current(data)
    else if (!isAborted(error)) addError(uploadReason(error))
  }

  const sendAll = async () => {
    for (let next = queue.current[0]; next; next = queue.current[0]) {
      await send(next)
      queue.current.shift()
      finish(next.id)
    }
    current.current = undefined
  }

  const upload = (files: readonly File[]) => {
    if (files.length === 0) return
    const added = files.map((file) => ({ id: (lastId.current += 1), file }))
    const isIdle = queue.current.length === 0
    queue.current.push(...added)
    setUploads((known) => [...known, ...added.map(({ id, file }) => ({ id, name: file.name }))])
    if (!isIdle) return
    setErrors([])
    void sendAll()
  }

  const cancel = (id: number) => {
    if (current.current?.id === id) return current.current.abort()
    queue.current = queue.current.filter((queued) => queued.id !== id)
    finish(id)
  }

  return { upload, uploads, errors, cancel }
}
