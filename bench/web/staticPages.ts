/** Hand-written pages without scripts, with Karya's content, font, pictures and colours. */
import type { Profile } from '../../src/contract/profile'
import type { Project } from '../../src/contract/projects'
import { pictureWidths } from '../../src/lib/pictures'
import { dark, light, type Palette } from '../../src/theme/palettes'

interface Content {
  profile: Profile
  featured: readonly Project[]
  projects: readonly Project[]
  /** URL of the font file. */
  font: string
}

const variables = (palette: Palette) =>
  `--paper:${palette.surface};--card:${palette.surfaceRaised};--ink:${palette.text};--quiet:${palette.textMuted};--line:${palette.line};--accent:${palette.accent}`

const css = (font: string) => `
@font-face{font-family:Jakarta;src:url(${font}) format("woff2");font-weight:200 800;font-display:swap}
@font-face{font-family:Stand-in;src:local(Arial),local("Liberation Sans"),local(Roboto);size-adjust:104%;ascent-override:99.8%;descent-override:21.3%}
:root{${variables(light)}}
@media(prefers-color-scheme:dark){:root{${variables(dark)}}}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:400 1.0625rem/1.65 Jakarta,Stand-in,sans-serif}
header,main,footer{max-width:78rem;margin:auto;padding:1rem clamp(1.125rem,4vw,3rem)}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1rem;font-size:.9375rem}
h1{font-size:clamp(2.625rem,1.4rem + 6vw,5.75rem);font-weight:800;line-height:1.05;letter-spacing:-.04em}
h2{font-size:clamp(1.5rem,1.3rem + 1vw,2.125rem);line-height:1.15;margin:3rem 0 1.5rem}
h3{font-size:1.1875rem;line-height:1.2}
p{color:var(--quiet);max-width:42rem}
a{color:inherit}
ul{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;padding:0;margin:1rem 0}
li{border:1px solid var(--line);border-radius:99px;padding:.125rem .75rem;font-size:.8125rem}
.go{display:inline-block;margin:1rem .5rem 1rem 0;padding:.625rem 1.5rem;border-radius:99px;background:var(--accent);color:var(--paper);text-decoration:none;font-weight:650}
.grid{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,19rem),1fr))}
article{border:1px solid var(--line);border-radius:1.375rem;background:var(--card);overflow:hidden}
article div{padding:1.25rem;display:grid;gap:.75rem}
img{display:block;width:100%;height:auto;aspect-ratio:16/10;object-fit:cover}
footer{border-top:1px solid var(--line);margin-top:4rem;font-size:.9375rem}
`

const links: readonly (readonly [string, string])[] = [
  ['/', 'Beranda'],
  ['/about', 'Tentang Saya'],
  ['/skills', 'Keahlian'],
  ['/projects', 'Proyek'],
  ['/testimonials', 'Testimoni'],
  ['/blog', 'Artikel'],
  ['/contact', 'Kontak'],
]

const anchor = ([href, label]: readonly [string, string]) => `<a href="${href}">${label}</a>`

function frame(title: string, { profile, font }: Content, main: string): string {
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} - ${profile.full_name}</title><meta name="description" content="${title}"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin><style>${css(font)}</style></head><body><header><b>${profile.full_name}</b><nav>${links.map(anchor).join('')}</nav></header><main>${main}</main><footer><p>${profile.full_name} · <a href="mailto:${profile.email}">${profile.email}</a> · ${profile.phone_number} · Indonesia</p>${links.slice(0, 4).map(anchor).join(' ')}</footer></body></html>`
}

function card(project: Project, index: number, eager: boolean): string {
  const sources = ['avif', 'webp'].map(
    (format) =>
      `<source type="image/${format}" sizes="(min-width:64rem) 24rem,96vw" srcset="${pictureWidths.map((width) => `/sized${project.picture_url}/${width}.${format} ${width}w`).join(',')}">`,
  )
  const loading = eager && index === 0 ? 'fetchpriority="high"' : 'loading="lazy"'
  return `<article><picture>${sources.join('')}<img ${loading} width="1600" height="1000" alt="" src="${project.picture_url}"></picture><div><h3><a href="/projects/${project.slug}">${project.title}</a></h3><p>${project.description}</p><ul>${(project.skill_names ?? []).map(({ name }) => `<li>${name}</li>`).join('')}</ul></div></article>`
}

const grid = (projects: readonly Project[], eager = false) =>
  `<div class="grid">${projects.map((project, index) => card(project, index, eager)).join('')}</div>`

function home(content: Content): string {
  const { profile, featured } = content
  const stack = (profile.preferred_tech_stack ?? '').split(',')
  return frame(
    'Beranda',
    content,
    `<h1>Halo, Saya ${profile.full_name}</h1><p>${profile.current_job_title}</p><p>${profile.bio}</p><ul><li>Bekasi, Indonesia</li><li>${profile.years_of_experience}+ tahun pengalaman</li></ul><a class="go" href="/projects">Lihat Proyek Saya</a><a class="go" href="/contact">Hubungi Saya</a><ul>${stack.map((name) => `<li>${name}</li>`).join('')}</ul><h2>Project Unggulan Saya</h2>${grid(featured)}<h2>Mari Berkolaborasi Bersama!</h2><a class="go" href="/contact">Mulai Diskusi</a>`,
  )
}

function list(content: Content): string {
  return frame('Proyek', content, `<h1>Portfolio &amp; Proyek</h1>${grid(content.projects, true)}`)
}

/** The pages by path. */
export function staticPages(content: Content): ReadonlyMap<string, string> {
  return new Map([
    ['/', home(content)],
    ['/projects', list(content)],
  ])
}
