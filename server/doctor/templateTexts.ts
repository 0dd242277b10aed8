/** What templates and examples of résumés have in place of somebody's own text. */
const phrases = [
  'john doe',
  'jane doe',
  'max mustermann',
  'erika mustermann',
  'lorem ipsum',
  'dolor sit amet',
  'there is no spoon',
  'your name',
  'your company',
  'your-',
  'nama anda',
  'nama lengkap',
  'volunteer of the month',
  'won award at aihacks',
]

/** Values that stand for the thing that they name, in the example of JSON Resume and its copies. */
const values = new Set([
  '#',
  'http://',
  'https://',
  'award',
  'certificate',
  'company',
  'company name',
  'description',
  'job title',
  'organization',
  'project',
  'project name',
  'publication',
  'reference',
  'started the company',
  'university',
])

/** Hosts of examples, also of their subdomains. */
const hosts = [
  'example.com',
  'example.org',
  'example.net',
  'example.id',
  'contoh.id',
  'certificate.com',
  'company.com',
  'institution.com',
  'johndoe.com',
  'localhost',
  'organization.com',
  'placehold.co',
  'placeholder.com',
  'project.com',
  'publication.com',
  'yourdomain.com',
  'yoursite.com',
]

const inText = new RegExp(`(?<![\\p{L}\\d])(?:${phrases.join('|')})`, 'iu')

/** Whether a text is that of a template, which nobody wants to publish. */
export function isTemplateText(text: string): boolean {
  const value = text
    .trim()
    .toLowerCase()
    .replace(/[.…]+$/, '')
  const isPart = inText.test(text) || /\bTODO\b/.test(text)
  return values.has(value) || isPart || isTemplateHost(hostOf(text))
}

/** The host of a web or e-mail address; empty for another text. */
function hostOf(text: string): string {
  const mail = /^[^\s@]+@([^\s@]+)$/.exec(text)?.[1]
  if (mail) return mail.toLowerCase()
  return /^https?:/i.test(text) && URL.canParse(text) ? new URL(text).hostname : ''
}

function isTemplateHost(host: string): boolean {
  return hosts.some((name) => host === name || host.endsWith(`.${name}`))
}
