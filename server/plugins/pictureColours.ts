import fp from 'fastify-plugin'
import type { PictureMetadata } from '../pictures/pictureSettings'

type FindMetadata = (picture: string) => PictureMetadata | undefined

/** The field of the colours by the field of the picture. */
const colourFields = {
  picture_url: 'picture_colours',
  cover_url: 'cover_colours',
  testimonial_image_url: 'testimonial_image_colours',
  profile_picture_full_url: 'profile_picture_colours',
} as const

/** Adds colours to the site's own pictures in responses, and sizes to those in rich text. */
export const pictureColoursPlugin = fp(
  (app, _options, done) => {
    const { pictures } = app
    if (pictures) {
      const find: FindMetadata = (picture) => pictures.metadataOf(picture)
      app.addHook('preSerialization', (_request, _reply, payload, next) => {
        next(null, addMetadata(payload, find))
      })
    }
    done()
  },
  { dependencies: ['pictures'] },
)

function addMetadata(value: unknown, find: FindMetadata): unknown {
  if (Array.isArray(value)) return value.map((item) => addMetadata(item, find))
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  const entries = Object.entries(fields).map(([name, item]) => [name, addMetadata(item, find)])
  const colours = Object.entries(colourFields).flatMap(([pictureField, colourField]) => {
    const picture = fields[pictureField]
    const pair = typeof picture === 'string' ? find(picture)?.colours : undefined
    return pair ? [[colourField, pair]] : []
  })
  return { ...Object.fromEntries([...entries, ...colours]), ...richTextPicture(fields, find) }
}

/** What is added to a picture of rich text. */
function richTextPicture({ type, url }: Record<string, unknown>, find: FindMetadata) {
  const isPicture = type === 'picture' || type === 'image'
  return isPicture && typeof url === 'string' ? find(url) : undefined
}
