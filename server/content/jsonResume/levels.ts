/** Levels of skills, from the highest: English, German, French, Spanish, Portuguese, Indonesian. */
const levels: [percent: number, words: RegExp][] = [
  [95, /\b(master|expert|professional|native|guru|experte|expert[oae]|pakar|ahli|especialista)\b/i],
  [85, /\b(advanced|senior|proficient|fluent|strong|very good)\b/i],
  [85, /\b(sehr gut|fortgeschritten|avanc[ée]|avan[zç]ad[oa]|alto|mahir)\b/i],
  [65, /\b(intermediate|competent|skilled|good|gut|mittel|(inter)?medi[oa]|menengah|cukup)\b/i],
  [65, /\b(interm[ée]diaire|intermedi[áa]ri[oa])\b/i],
  [40, /\b(beginner|basics?|novice|elementary|familiar|learning|einsteiger|anfänger)\b/i],
  [40, /\b(grundkenntnisse|basiskenntnisse|b[áa]sic[oa]|principiante|d[ée]butant|pemula|dasar)\b/i],
]

/** `80`, `80 %`, `4/5` and words become a percentage; undefined for other texts. */
export function percentOf(level: string): number | undefined {
  const [, value, unit, scale] = /^(\d+(?:[.,]\d+)?)\s*(?:(%)|\/\s*(\d+))?$/.exec(level) ?? []
  if (value === undefined) return levels.find(([, words]) => words.test(level))?.[0]
  const number = Number(value.replace(',', '.'))
  // A number without a unit may be one of 5 or of 10 points.
  if (!unit && !scale && number <= 10) return undefined
  const percent = scale ? (number / Number(scale)) * 100 : number
  return percent >= 0 && percent <= 100 ? Math.round(percent) : undefined
}

/** The level in words for a percentage. */
export function levelOf(percent: number): string {
  if (percent >= 90) return 'Master'
  if (percent >= 75) return 'Advanced'
  return percent >= 50 ? 'Intermediate' : 'Beginner'
}
