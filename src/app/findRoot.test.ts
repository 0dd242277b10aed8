import { findRoot } from './findRoot'

it('finds the root element', () => {
  document.body.innerHTML = '<div id="root"></div>'
  expect(findRoot(document)).toHaveAttribute('id', 'root')
})

it('throws if the document has no root element', () => {
  document.body.innerHTML = ''
  expect(() => findRoot(document)).toThrow('Failed to find the root element')
})
