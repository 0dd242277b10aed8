import 'styled-components'
import type { Theme } from './theme'

declare module 'styled-components' {
  // The library's own way to type `props.theme`: an interface to be extended.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  export interface DefaultTheme extends Theme {}
}
