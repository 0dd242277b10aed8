/**
 * The beginnings of words of titles, without accents: English, Indonesian, German, Spanish, French.
 * The first topic with a word of the title is that of the section.
 */
const topics = [
  ['skills', 'programming|pemrograman|programmier|lenguajes de programacion'],
  ['volunteer', 'volunt|communit|relawan|sukarela|ehrenamt|freiwillig|benevol|associati[fv]'],
  ['references', 'referenc|referensi|referenz|testimon|empfehlung|recomendaci|recommandation'],
  ['certificates', 'certif|sertif|zertifi|licen[cs]|lisensi|lizenz|training|courses?\\b|pelatihan'],
  ['certificates', 'kursus|kurse|weiterbildung|fortbildung|cursos|stages? de formation'],
  ['awards', 'award|honou?r|prize|achievement|scholarship|fellowship|penghargaan|prestasi'],
  ['awards', 'beasiswa|auszeichnung|preise|ehrung|stipendi|premio|reconocimiento|logros|becas'],
  ['awards', 'prix|distinction|recompense|bourse'],
  ['publications', 'publi[ck]a|papers|articles?|artikel|veroffentlichung|articulos|karya tulis'],
  ['languages', 'languages?|bahasa|sprach|fremdsprach|idiomas?|lenguas|langues'],
  ['projects', 'project|proyek|projekt|proyecto|projet|open source|portfolio|portofolio'],
  ['skills', 'skill|technolog|keahlian|kemampuan|keterampilan|kompetensi|fahigkeit|kenntnis'],
  ['skills', 'kompetenz|fertigkeit|technik|habilidad|competenc|aptitud|tecnolog'],
  ['work', 'experience|employment|work (?:exp|hist)|career|pengalaman|pekerjaan|karier|beruf'],
  ['work', 'experienci|arbeit|trayectoria|empleo|emploi|parcours professionnel'],
  ['education', 'education|academic|studies|pendidikan|ausbildung|studium|bildung|schule'],
  ['education', 'educacion|formaci|estudios|formation|etudes|diplom'],
  ['summary', 'summary|about|profile?|objective|introduction|ringkasan|tentang|profil'],
  ['summary', 'zusammenfassung|uber mich|kurzprofil|resumen|perfil|sobre mi|acerca de|a propos'],
] as const

export type Topic = (typeof topics)[number][0]

export function topicOf(title: string): Topic | undefined {
  const words = simplify(title)
  const found = topics.find(([, beginnings]) => new RegExp(`\\b(?:${beginnings})`).test(words))
  return found?.[0]
}

const simplify = (title: string) =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')

export const languageCodes =
  `ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja jv
  ko lt lv ms mt nb nl nn no pl pt ro ru sk sl sq sr su sv sw ta th tl tr uk ur vi zh`.split(/\s+/)

let names: Map<string, string> | undefined

/** The code of a language by its name in English, Indonesian, German, Spanish or French. */
export function languageCode(name: string): string | undefined {
  names ??= new Map(
    ['fr', 'es', 'de', 'id', 'en'].flatMap((language) => {
      const display = new Intl.DisplayNames(language, { type: 'language' })
      return languageCodes.map((code) => [simplify(display.of(code) ?? ''), code] as const)
    }),
  )
  const own = simplify(name).replace(/^bahasa /, '')
  return names.get(own.trim())
}
