import { render } from '@testing-library/react'
import styled, { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import type * as nestAtRules from './nestAtRules'

const { stylePlugins } = jest.requireActual<typeof nestAtRules>('./nestAtRules')

const Box = styled.div`
  color: red;
  @media (min-width: 1px) {
    color: blue;
    &:hover {
      color: green;
    }
  }
`

it('puts media rules, with all that is in them, into a style rule', () => {
  const sheet = new ServerStyleSheet()
  render(
    sheet.collectStyles(
      <StyleSheetManager stylisPlugins={stylePlugins}>
        <Box />
      </StyleSheetManager>,
    ),
  )
  const css = sheet.getStyleTags().replace(/\.\w+(?=[:{])/g, '.box')
  expect(css).toContain('.box{color:red;}')
  expect(css).toContain(
    ':where(body){@media (min-width: 1px){.box{color:blue;}.box:hover{color:green;}}}',
  )
})
