import { findRoot } from './findRoot'

it('finds the element that the site is put into', () => {
  document.body.innerHTML = '<div id="root"></div>'
  expect(findRoot(document)).toHaveAttribute('id', 'root')
})

it('says so where the document has none', () => {
  document.body.innerHTML = ''
  expect(() => findRoot(document)).toThrow('Failed to find the root element')
})
