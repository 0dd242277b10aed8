import { readFileSync } from 'node:fs'
import fp from 'fastify-plugin'

/** By the address of a picture, its top and bottom colour; empty for a transparent picture. */
export type PictureColours = Readonly<Record<string, string>>

/** The field of the colours by the field of the picture. */
const colourFields = {
  picture_url: 'picture_colours',
  testimonial_image_url: 'testimonial_image_colours',
  profile_picture_full_url: 'profile_picture_colours',
} as const

/** Reads the file of colours that the build has written. */
export function readPictureColours(file: string): PictureColours {
  return JSON.parse(readFileSync(file, 'utf8')) as PictureColours
}

/** Adds the colours of the site's own pictures to the entities in responses. */
export const pictureColoursPlugin = fp<{ colours: PictureColours }>((app, { colours }, done) => {
  if (Object.keys(colours).length > 0) {
    app.addHook('preSerialization', (_request, _reply, payload, next) => {
      next(null, addColours(payload, colours))
    })
  }
  done()
})

function addColours(value: unknown, colours: PictureColours): unknown {
  if (Array.isArray(value)) return value.map((item) => addColours(item, colours))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, item]) => [name, addColours(item, colours)])
  const added = Object.entries(colourFields).flatMap(([pictureField, colourField]) => {
    const picture = (value as Record<string, unknown>)[pictureField]
    const pair = typeof picture === 'string' ? colours[picture] : undefined
    return pair ? [[colourField, pair]] : []
  })
  return Object.fromEntries([...entries, ...added])
}
