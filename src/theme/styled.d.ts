import 'styled-components'
import type { Theme } from './theme'

declare module 'styled-components' {
  // styled-components types `props.theme` by this interface.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  export interface DefaultTheme extends Theme {}
}
