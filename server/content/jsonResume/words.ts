/** The beginnings of the names of months, by language. */
const monthNames = [
  'jan feb mar apr may jun jul aug sep oct nov dec', // English
  'jän feb mär apr mai jun jul aug sep okt nov dez', // German
  'jan feb mrz apr mai jun jul aug sep okt nov dez',
  'ene feb mar abr may jun jul ago sep oct nov dic', // Spanish
  'jan fév mar avr mai juin juil aoû sep oct nov déc', // French
  'jan fev mar abr mai jun jul ago set out nov dez', // Portuguese
  'jan feb mar apr mei jun jul agu sep okt nop des', // Indonesian
].map((names) => names.split(' '))

/** The number of a month from its name, 1 to 12; undefined for other words. */
export function monthOf(word: string): number | undefined {
  const indexes = monthNames.map((names) => names.findIndex((name) => word.startsWith(name)))
  const index = indexes.find((found) => found >= 0)
  return index === undefined ? undefined : index + 1
}

/** What a résumé has as the end of a period that has not ended, by language. */
const presentWords = [
  'present|current|currently|now|today|ongoing',
  'heute|dato|aktuell|jetzt|laufend',
  'actualidad|actualmente|actual|presente|hoy',
  "aujourd['’]hui|présent|actuel|en cours",
  'sekarang|saat ini|kini',
  '-|–',
]
export const present = new RegExp(
  `^(?:(?:to|until|till|bis|a|la|à|hasta) )?(?:the )?(?:${presentWords.join('|')})$`,
  'i',
)

/** What makes a year less exact, by language. */
const vagueWords = [
  'spring|summer|autumn|fall|winter|early|mid|late|about|circa|ca\\.?|~',
  'frühling|frühjahr|sommer|herbst|anfang|mitte|ende',
  'primavera|verano|otoño|invierno',
  'q[1-4]|[1-4]\\.? quartal',
]
export const vagueYear = new RegExp(`^(?:${vagueWords.join('|')})[ -]*(?:of |de )?(\\d{4})$`, 'i')

/** Levels of skills: English, German, Spanish, Indonesian. */
const levels: [percent: number, words: RegExp][] = [
  [95, /\b(master|expert|professional|native|guru|experte|expert[oa]|pakar|ahli)\b/i],
  [85, /\b(advanced|senior|proficient|fluent|strong|very good)\b/i],
  [85, /\b(sehr gut|fortgeschritten|avanzad[oa]|alto|mahir)\b/i],
  [65, /\b(intermediate|competent|skilled|good|gut|mittel|(inter)?medi[oa]|menengah|cukup)\b/i],
  [40, /\b(beginner|basics?|novice|elementary|familiar|learning|einsteiger|anfänger)\b/i],
  [40, /\b(grundkenntnisse|basiskenntnisse|b[áa]sic[oa]|principiante|pemula|dasar)\b/i],
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
