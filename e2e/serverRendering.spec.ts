import { HtmlValidate } from 'html-validate'
import { expectedPages } from './expectedPages'
import { expect, test } from './test'

/** The rules of the HTML standard, without style rules. */
const htmlStandard = new HtmlValidate({ extends: ['html-validate:standard'] })

for (const { path, title, heading, text } of expectedPages) {
  test(`renders ${path} with metadata, heading and content`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    const html = await response.text()
    expect(html.match(/<title>(.*?)<\/title>/g)).toEqual([`<title>${title}</title>`])
    expect(html).toContain(`<link rel="canonical" href="${path}"/>`)
    expect(html.match(/<h1/g)).toHaveLength(1)
    const mainText = html.split('<h1')[1]?.replace(/<[^>]*>/g, '')
    expect(mainText).toContain(heading.replace('&', '&amp;'))
    expect(html.replace(/<script type="application\/json"[\s\S]*/, '')).toContain(text)
    expect(html).not.toContain('Loading...')
    const { results } = await htmlStandard.validateString(html)
    expect(results.flatMap(({ messages }) => messages)).toEqual([])

    for (const property of ['og:title', 'og:description', 'og:type', 'og:image', 'og:locale']) {
      expect(html).toMatch(new RegExp(`<meta property="${property}" content="[^"]+"`))
    }
    expect(html).toMatch(/<meta name="twitter:card" content="summary_large_image"/)
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    const preview = await request.get(picture)
    expect([picture, preview.status()]).toEqual([picture, 200])
    expect(preview.headers()['content-type']).toMatch(/^image\//)
    for (const [, data = ''] of html.matchAll(/application\/ld\+json">(.*?)<\/script>/g)) {
      expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' })
    }
  })
}

test('the home page has structured data about the owner', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [, data = ''] = /application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(data)).toMatchObject({ '@type': 'Person', name: 'Raka Contoh' })
})

for (const [path, status] of [
  ['/tidak-ada', 404],
  ['/projects/tidak-ada', 404],
  ['/testimonials/999', 404],
  ['/testimonials/abc', 404],
  ['/about/', 200],
  ['/?utm_source=surat', 200],
] as const) {
  test(`responds to ${path} with ${status}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(status)
  })
}
