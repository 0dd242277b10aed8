import type { YAMLError } from 'yaml'

/** Advice for the errors of the YAML parser, by their codes. */
const messages: Partial<Record<YAMLError['code'], string>> = {
  BAD_ALIAS: 'begins with * or &: put the text in quotes',
  BAD_DQ_ESCAPE: 'has a backslash within double quotes: write it twice, \\\\',
  BAD_INDENT: 'is indented in another way than the lines around it: align it with them',
  BAD_SCALAR_START: 'begins with a special character: put the text in quotes',
  BLOCK_AS_IMPLICIT_KEY:
    'has a second colon, or the next line is indented too far: put the text in quotes, or align the lines',
  BLOCK_IN_FLOW: 'lacks a comma between two entries, or has a line break in the wrong place',
  DUPLICATE_KEY: 'has a field that is there already: remove one of them',
  MULTILINE_IMPLICIT_KEY: 'lacks a colon after the name of a field',
  MULTIPLE_DOCS: 'begins a second document: remove the line ---',
  TAB_AS_INDENT: 'begins with a tab: indent with spaces',
}

/**
 * Explains why a file cannot be parsed, without the terms of the parser.
 * @returns the rest of a sentence about a line
 */
export function explainSyntaxError({ code, message }: YAMLError): string {
  if (/closing ["']/.test(message)) return 'has a quotation mark that is not closed'
  if (/must (be sufficiently indented and )?end with a/.test(message)) {
    const [, bracket = '}'] = /end with a (\S)/.exec(message) ?? []
    return `lacks a closing ${bracket}, or the lines within it are indented too little`
  }
  if (/Missing , /.test(message)) return 'lacks a comma at the end of the line before'
  if (/Implicit map keys/.test(message)) return 'lacks a colon after the name of a field'
  return (
    messages[code] ??
    'cannot be read: look for quotes, colons, commas and the indentation here and in the line before'
  )
}
