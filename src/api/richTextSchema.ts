import type { GenericSchema } from 'valibot'
import type { RichText } from '../contract/richText'
import { optionalObjectSchema } from './schemas'

/** Parsed Markdown; `RichText` leaves out the parts that are invalid. */
export const richTextSchema = optionalObjectSchema<object>({}) as GenericSchema<
  unknown,
  RichText | null | undefined
>
