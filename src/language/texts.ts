import type { id } from './id'
import type { shared } from './shared/id'

/** Texts become `string`; functions keep their parameters. */
export type Widen<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Widen<T[Key]> }

/** The texts of the layout and of the home page, which every visitor downloads. */
export type SharedTexts = Widen<typeof shared>

/** The texts of the interface. Every catalogue has the keys and parameters of the Indonesian one. */
export type Texts = Widen<typeof id>
