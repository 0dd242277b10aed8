import '../../../__mocks__/styleText'
import { render, screen } from '@testing-library/react'
import { useContext, useState } from 'react'
import styled, { StyleSheetContext } from 'styled-components'
import { deferStyles, type DeferredStyles } from './deferredStyles'

const styles: Record<string, DeferredStyles> = {}

function Page({ name, children }: { name: string; children: React.ReactNode }) {
  const main = useContext(StyleSheetContext)
  const [{ context }] = useState(() => (styles[name] = deferStyles(main)))
  return <StyleSheetContext.Provider value={context}>{children}</StyleSheetContext.Provider>
}

/** A component whose rules no other test has inserted. */
const createText = () => styled.p`
  text-align: right;
`

const isRight = { textAlign: 'right' }
const text = (content: string) => screen.getByText(content)

beforeEach(() => jest.useFakeTimers())

it('inserts the rules of a page when it is shown, then new ones at once', () => {
  const Text = createText()
  const Late = createText()
  const { rerender } = render(
    <Page name="a">
      <Text>first</Text>
      <Text>second</Text>
    </Page>,
  )
  expect(text('first')).not.toHaveStyle(isRight)
  styles.a!.insert()
  expect(text('first')).toHaveStyle(isRight)
  expect(text('second')).toHaveStyle(isRight)
  rerender(
    <Page name="a">
      <Late>late</Late>
    </Page>,
  )
  expect(text('late')).toHaveStyle(isRight)
})

it('leaves rules that the page on screen has inserted', () => {
  const Text = createText()
  render(
    <>
      <Page name="a">
        <Text>ahead</Text>
      </Page>
      <Text>on screen</Text>
    </>,
  )
  expect(text('on screen')).toHaveStyle(isRight)
  const rules = document.head.textContent
  styles.a!.insert()
  expect(document.head.textContent).toBe(rules)
})
