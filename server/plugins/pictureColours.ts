import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

/** By a picture's address, its upper and its lower colour; empty for one that has none. */
export type PictureColours = Readonly<Record<string, string>>

/** The fields that hold a picture, and those that hold its colours. */
const fields = {
  picture_url: 'picture_colours',
  testimonial_image_url: 'testimonial_image_colours',
  profile_picture_full_url: 'profile_picture_colours',
} as const

/** The colours that the build found. */
export function readPictureColours(file: string): PictureColours {
  return JSON.parse(readFileSync(file, 'utf8')) as PictureColours
}

/** Adds to each picture that an answer names its colours, where they are known. */
export function addPictureColours(app: FastifyInstance, colours: PictureColours): void {
  if (Object.keys(colours).length === 0) return
  app.addHook('preSerialization', (_request, _reply, payload, done) => {
    done(null, withColours(payload, colours))
  })
}

function withColours(value: unknown, colours: PictureColours): unknown {
  if (Array.isArray(value)) return value.map((entry) => withColours(entry, colours))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, entry]) => [name, withColours(entry, colours)])
  const found = Object.entries(fields).flatMap(([field, name]) => {
    const address = (value as Record<string, unknown>)[field]
    const pair = typeof address === 'string' ? colours[address] : undefined
    return pair ? [[name, pair]] : []
  })
  return Object.fromEntries([...entries, ...found])
}
