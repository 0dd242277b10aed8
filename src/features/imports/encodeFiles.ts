import type { ImportFile } from '../../contract/studio'

/** Reads files for a request. Rejects if one cannot be read, for example because it was moved. */
export function encodeFiles(files: readonly File[]): Promise<ImportFile[]> {
  return Promise.all(files.map(async (file) => ({ path: file.name, base64: await toBase64(file) })))
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,?/, ''))
    reader.onerror = () => reject(reader.error ?? new Error(file.name))
    reader.readAsDataURL(file)
  })
}
