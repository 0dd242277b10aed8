import { fireEvent, screen, within } from '@testing-library/react'

/** The definition of a term in a definition list. */
export function definitionOf(term: string): Element | null {
  const label = screen.getByText(term, { selector: 'dt, dt bdi' })
  return label.closest('dt')?.nextElementSibling ?? null
}

/** Creates a query for the element of a role that has a heading. */
const withHeading = (role: string) => (name: string) => {
  const elements = screen.getAllByRole(role)
  const found = elements.find((element) => within(element).queryByRole('heading', { name }))
  if (!found) throw new Error(`No ${role} has the heading "${name}"`)
  return found
}

export const itemWithHeading = withHeading('listitem')
export const articleWithHeading = withHeading('article')

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
