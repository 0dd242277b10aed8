type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/**
 * Returns a function that selects the form of a text for a number, by the rules of a language. They are
 * created with the first use, because that is slow.
 */
export function createPlural(language: string): (count: number, forms: Forms) => string {
  let rules: Intl.PluralRules | undefined
  return (count, forms) => {
    rules ??= new Intl.PluralRules(language)
    return forms[rules.select(count)] ?? forms.other
  }
}
