/** What a résumé has as the end of a period that has not ended, by language, separated by commas. */
export const presentWords = {
  en: 'present, present day, current, currently, now, today, ongoing, date, in progress',
  id: 'sekarang, saat ini, kini, masa kini, sedang berjalan',
  de: 'heute, dato, aktuell, jetzt, laufend, derzeit, gegenwart, gegenwärtig',
  es: 'actualidad, actualmente, actual, presente, hoy, fecha, ahora, momento, en curso',
  ca: "actualitat, l'actualitat, avui, ara",
  gl: 'actualidade, hoxe',
  fr: "aujourd'hui, présent, présente, actuel, actuellement, ce jour, maintenant, en cours",
  pt: 'atual, atualmente, atualidade, presente, hoje, momento, data, agora, em andamento, em curso',
  it: 'oggi, attuale, attualmente, presente, ora, in corso',
  ro: 'prezent, actual, acum, azi, în curs',
  nl: 'heden, op heden, nu, huidig, vandaag, momenteel, lopend',
  sv: 'nu, nuvarande, pågående, idag, i dag, tills vidare',
  da: 'nu, nuværende, i dag, dags dato',
  no: 'nå, nåværende, d.d, pågående',
  fi: 'nykyinen, nykyhetki, nykyään, nyt, toistaiseksi',
  pl: 'obecnie, obecna, teraz, nadal, dziś, dzisiaj, chwili obecnej, aktualnie, w trakcie',
  cs: 'současnost, současnosti, dosud, doposud, nyní, dnes, dodnes',
  sk: 'súčasnosť, súčasnosti, doteraz, teraz, dnes, dodnes',
  hu: 'jelenleg, jelen, napjainkig, mai napig, most, folyamatban',
  ru: 'настоящее время, настоящего времени, наст. время, н.в, н. в, сейчас, сегодня, сей день, текущее время',
  uk: 'теперішній час, теперішнього часу, цей час, дотепер, донині, зараз, сьогодні, нині',
  bg: 'сега, досега, момента, настоящем, настоящия момент, днес',
  sr: 'danas, sada, trenutno, данас, сада, тренутно',
  el: 'σήμερα, παρόν, τώρα, το παρόν',
  tr: 'halen, hâlen, günümüz, günümüze, bugün, şimdi, şu an, şu anda, devam ediyor, devam',
  ar: 'الآن, الان, الحالي, حاليا, حالياً, الحاضر, الوقت الحاضر, الوقت الحالي, اليوم, مستمر',
  he: 'היום, כיום, נוכחי, כה, הווה, עכשיו',
  fa: 'اکنون, تاکنون, کنون, هم‌اکنون, حال, در حال حاضر, امروز',
  ur: 'موجودہ, ابھی, تاحال, اب, اب تک',
  hi: 'अब तक, अब, वर्तमान, वर्तमान तक, वर्तमान में, अभी, अभी तक, आज, आज तक',
  bn: 'বর্তমান, এখন, এখন পর্যন্ত, বর্তমান পর্যন্ত, চলমান',
  ta: 'தற்போது, தற்போது வரை, இன்று வரை',
  th: 'ปัจจุบัน, ขณะนี้, ตอนนี้',
  vi: 'hiện nay, hiện tại, nay, bây giờ',
  zh: '至今, 现在, 現在, 迄今, 目前, 今, 在职, 在職',
  ja: '現在, 現職, 現在に至る, 在職中, 在学中, 今',
  ko: '현재, 현재까지, 지금, 재직중, 재직 중, 재학중, 재학 중',
  tl: 'kasalukuyan, ngayon',
  sw: 'sasa, hivi sasa, leo',
  signs: '-, –, —',
} as const

const words = new Set(Object.values(presentWords).flatMap((list) => list.split(', ')))

/** What may precede such a word: `until`, and articles. */
const before = [
  'to the|up to|to|until|till|the|bis|a la|hasta la|hasta el|hasta|fins|al|la|el|a',
  "jusqu'à|jusqu'au|jusqu'|à|au|até o|até à|até a|até|ao|o|fino ad|fino a|ad|până în|în",
  'tot|tills|til|till|do|aż do|až do|po|az?|по|до|έως|μέχρι|ως το|ως',
  'hingga|sampai|hanggang|hadi|đến|cho đến|จนถึง|ถึง|至|到|حتى|إلى|الى|עד|تا',
].join('|')
const prefix = new RegExp(`^(?:${before})(?:\\s+|(?<=[^a-z]))(?=\\S)`, 'u')

/** Whether a text is the end of a period that has not ended: `Present`, `bis heute`, `至今`. */
export function isPresent(text: string): boolean {
  const word = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/^[\s([]+|[\s.)\]]+$/g, '')
    .replace(/\s+/g, ' ')
  return words.has(word) || words.has(word.replace(prefix, ''))
}
