import fp from 'fastify-plugin'

type FindColours = (picture: string) => string | undefined

/** The field of the colours by the field of the picture. */
const colourFields = {
  picture_url: 'picture_colours',
  testimonial_image_url: 'testimonial_image_colours',
  profile_picture_full_url: 'profile_picture_colours',
} as const

/** Adds the colours of the site's own pictures to the entities in responses. */
export const pictureColoursPlugin = fp(
  (app, _options, done) => {
    const { pictures } = app
    if (pictures) {
      const find: FindColours = (picture) => pictures.coloursOf(picture)
      app.addHook('preSerialization', (_request, _reply, payload, next) => {
        next(null, addColours(payload, find))
      })
    }
    done()
  },
  { dependencies: ['pictures'] },
)

function addColours(value: unknown, find: FindColours): unknown {
  if (Array.isArray(value)) return value.map((item) => addColours(item, find))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, item]) => [name, addColours(item, find)])
  const added = Object.entries(colourFields).flatMap(([pictureField, colourField]) => {
    const picture = (value as Record<string, unknown>)[pictureField]
    const pair = typeof picture === 'string' ? find(picture) : undefined
    return pair ? [[colourField, pair]] : []
  })
  return Object.fromEntries([...entries, ...added])
}
