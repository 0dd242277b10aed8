import { fireEvent, screen, within } from '@testing-library/react'

/** The definition of a term in a definition list. */
export function definitionOf(term: string): Element | null {
  const label = screen.getByText(term, { selector: 'dt, dt bdi' })
  return label.closest('dt')?.nextElementSibling ?? null
}

/** The list item with this heading. */
export function itemWithHeading(name: string): HTMLElement {
  const item = screen
    .getAllByRole('listitem')
    .find((candidate) => within(candidate).queryByRole('heading', { name }))
  if (!item) throw new Error(`No list item has the heading "${name}"`)
  return item
}

/** The article with this heading. */
export function articleWithHeading(name: string): HTMLElement {
  const article = screen
    .getAllByRole('article')
    .find((candidate) => within(candidate).queryByRole('heading', { name }))
  if (!article) throw new Error(`No article has the heading "${name}"`)
  return article
}

type LinkScope = Pick<typeof screen, 'getByRole'>

/** Expects links by their names, with their targets. */
export function expectLinks(scope: LinkScope, links: Readonly<Record<string, string>>): void {
  for (const [name, href] of Object.entries(links)) {
    expect(scope.getByRole('link', { name })).toHaveAttribute('href', href)
  }
}

/** The main part of the page. */
export const main = () => within(screen.getByRole('main'))

/** Expects each text in exactly one element of a part of the page. */
export function expectTexts(scope: Pick<typeof screen, 'getByText'>, ...texts: string[]): void {
  for (const text of texts) expect(scope.getByText(text)).toBeInTheDocument()
}

export const contentsOf = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent)

/** Expects no trace of a missing value in the visible text. */
export function expectNoMissingValues(): void {
  expect(document.body).not.toHaveTextContent(/null|undefined|NaN|Invalid|object Object/)
}

/** A text field. Its name is its label: computing the accessible names of a large form is slow. */
export const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' })

/** Replaces the text of a field, like a paste. */
export const enterText = (name: string, value: string) =>
  fireEvent.input(field(name), { target: { value } })
