import { Type } from 'typebox'
import { strict } from '../../src/contract/inputs'
import { Maybe } from '../../src/contract/primitives'
import { profileFields } from '../../src/contract/profile'

/** An item of a list that is stored comma-separated. */
const ListItem = Type.String({ minLength: 1, maxLength: 200, pattern: '^[^,]*$' })

/** The profile of the content file. */
export const ContentProfile = Type.Object(
  {
    ...profileFields,
    preferred_tech_stack: Maybe(Type.Array(ListItem)),
    certifications: Maybe(Type.Array(ListItem)),
  },
  strict,
)
