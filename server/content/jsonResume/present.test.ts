import { parseDate } from './dates'
import { isPresent, presentWords } from './present'

const written: Record<Exclude<keyof typeof presentWords, 'signs'>, string[]> = {
  en: [
    'Present',
    'current',
    ' Now ',
    'to present',
    'Until now',
    'to date',
    '(ongoing)',
    'till date',
  ],
  id: ['sekarang', 'Saat ini', 'hingga kini', 'sampai sekarang'],
  de: ['heute', 'bis heute', 'aktuell', 'Bis dato', 'derzeit'],
  es: ['Actualidad', 'actualmente', 'hasta la fecha', 'a la fecha', 'hasta hoy', 'la actualidad'],
  ca: ['Actualitat', 'fins avui'],
  gl: ['Actualidade'],
  fr: ['à ce jour', 'aujourd’hui', "jusqu'à aujourd'hui", 'Jusqu’à présent', 'en cours', 'actuel'],
  pt: ['Atual', 'até hoje', 'até o momento', 'Atualmente', 'até à data', 'o momento'],
  it: ['oggi', 'ad oggi', 'Attuale', 'in corso', 'fino ad oggi'],
  ro: ['prezent', 'în prezent', 'până în prezent'],
  nl: ['heden', 'tot heden', 'nu', 'tot nu', 'tot op heden'],
  sv: ['nu', 'Pågående', 'tills vidare'],
  da: ['nuværende', 'i dag'],
  no: ['nå', 'd.d.'],
  fi: ['nykyinen', 'toistaiseksi'],
  pl: ['obecnie', 'do dziś', 'do chwili obecnej', 'Nadal'],
  cs: ['současnost', 'do současnosti', 'dosud'],
  sk: ['súčasnosť', 'doteraz'],
  hu: ['jelenleg', 'napjainkig', 'a mai napig'],
  ru: ['по настоящее время', 'настоящее время', 'Н.В.', 'до настоящего времени', 'по сей день'],
  uk: ['по теперішній час', 'дотепер', 'до сьогодні', 'Зараз'],
  bg: ['до момента', 'сега'],
  sr: ['do danas', 'тренутно'],
  el: ['σήμερα', 'έως σήμερα', 'Μέχρι σήμερα'],
  tr: ['halen', 'günümüz', 'Devam ediyor', 'şu an'],
  ar: ['حتى الآن', 'الآن', 'إلى الآن', 'حتى الوقت الحاضر', 'حالياً'],
  he: ['היום', 'עד היום', 'כיום'],
  fa: ['اکنون', 'تاکنون', 'تا کنون', 'در حال حاضر'],
  ur: ['تاحال', 'اب تک'],
  hi: ['अब तक', 'वर्तमान'],
  bn: ['বর্তমান', 'এখন পর্যন্ত'],
  ta: ['தற்போது'],
  th: ['ปัจจุบัน', 'ถึงปัจจุบัน', 'จนถึงปัจจุบัน'],
  vi: ['hiện nay', 'đến nay', 'Hiện tại', 'cho đến nay'],
  zh: ['至今', '现在', '現在', '到现在', '目前'],
  ja: ['現在', '現在に至る', '在職中'],
  ko: ['현재', '재직 중'],
  tl: ['kasalukuyan', 'hanggang ngayon'],
  sw: ['sasa', 'hadi sasa'],
}

it.each(Object.entries(written))('reads the present in the language %s', (_language, texts) => {
  expect(texts.map((text) => [text, parseDate(text)])).toEqual(
    texts.map((text) => [text, 'present']),
  )
})

it.each(['-', '–', '—'])('reads %j as the present', (text) => expect(isPresent(text)).toBe(true))

it('every word of the table is one', () => {
  const words = Object.values(presentWords).flatMap((list) => list.split(', '))
  expect(words.filter((word) => !isPresent(word))).toEqual([])
})

it.each([
  '',
  'soon',
  'to',
  'a',
  'the past',
  '2020',
  'until 2020',
  'until May 2020',
  'presently not',
])('does not read %j as the present', (text) => expect(isPresent(text)).toBe(false))
