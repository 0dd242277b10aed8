import { readFileSync } from 'node:fs'
import path from 'node:path'
import { apiToken } from '../e2e/helpers/Installation'
import { root } from './run'

const body = readFileSync(path.join(root, 'public/pictures/projects/siaga-ciliwung.webp'))
const headers = { authorization: `Bearer ${apiToken}`, 'content-type': 'image/webp' }

/** Uploads a picture to a server that has the token of the tests. */
export async function uploadPicture(url: string): Promise<void> {
  const { status } = await fetch(`${url}/api/pictures`, { method: 'POST', headers, body })
  if (status !== 201) throw new Error(`The upload failed with status ${status}`)
}
