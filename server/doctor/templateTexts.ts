/** Text that only fills a place, also in articles. */
const fillers = 'lorem ipsum|dolor sit amet'

/** What templates and examples of résumés have in place of somebody's own text. */
const phrases = [
  'john doe|jane doe|max mustermann|erika mustermann|there is no spoon|your name|your company|your-',
  'nama anda|nama lengkap|volunteer of the month|won award at aihacks',
].join('|')

/** Values that stand for the thing that they name, in the example of JSON Resume and its copies. */
const values = new Set(
  `#|http://|https://|award|certificate|company|company name|description|job title|organization|
  project|project name|publication|reference|started the company|university`.split(/\|\s*/),
)

/** Hosts of examples, also of their subdomains. */
const hosts = `example.com example.org example.net example.id contoh.id certificate.com company.com
  institution.com johndoe.com organization.com placehold.co placeholder.com project.com
  publication.com yourdomain.com yoursite.com`.split(/\s+/)

const startOfWord = String.raw`(?<![\p{L}\d-])`
const hostNames = hosts.map((host) => host.replace('.', String.raw`\.`)).join('|')
const hostPattern = String.raw`${startOfWord}(?:${hostNames})(?![\p{L}\d-]|\.[\p{L}\d])`
const inText = new RegExp(String.raw`${startOfWord}(?:${fillers}|${phrases})|${hostPattern}`, 'iu')
const inArticle = new RegExp(String.raw`${startOfWord}(?:${fillers})|${hostPattern}`, 'iu')
const inAddress = new RegExp(String.raw`${startOfWord}your-`, 'iu')

/** The part of a text that is a template's, which nobody wants to publish. */
export function findTemplateText(text: string): string | undefined {
  const value = text.trim().toLowerCase()
  const host = hostOf(text)
  const isExample =
    values.has(value.replace(/[.…]+$/, '')) ||
    [...hosts, 'localhost'].some((name) => host === name || host.endsWith(`.${name}`))
  if (isExample) return text
  // An address may name such a host in its path.
  const pattern = host === '' ? inText : inAddress
  return /\bTODO\b/.exec(text)?.[0] ?? pattern.exec(text)?.[0]
}

/** The same in an article, which may well be about John Doe or a list of TODOs. */
export function findFiller(text: string): string | undefined {
  return inArticle.exec(text)?.[0]
}

/** The host of a web or e-mail address; empty for another text. */
function hostOf(text: string): string {
  const mail = /^[^\s@]+@([^\s@]+)$/.exec(text)?.[1]
  if (mail) return mail.toLowerCase()
  return /^https?:\S+$/i.test(text) && URL.canParse(text) ? new URL(text).hostname : ''
}
