/** Formats rows as CSV (RFC 4180), with every cell in quotation marks. */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')
}

/**
 * Where a spreadsheet may begin a formula: at the start of a cell and, where a program splits cells at
 * semicolons or ignores quotation marks, after a semicolon and a line break.
 */
const formulaStart = /^(?=[=+\-@\t\r])|(?<=[;\r\n])(?=[=+\-@\t]|\r(?!\n))/g

/** The apostrophe prevents spreadsheets from running a visitor's text as a formula. */
function toCell(text: string): string {
  return `"${text.replace(formulaStart, "'").replaceAll('"', '""')}"`
}
