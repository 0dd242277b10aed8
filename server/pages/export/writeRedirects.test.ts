import { writeRedirects } from './writeRedirects'

it('writes a document at each former path that no other file of the site has', () => {
  const files = new Map([['about/index.html', 'page']])
  const target = {
    has: (file: string) => files.has(file),
    write: (file: string, text: string | Buffer) => void files.set(file, String(text)),
  }
  const site = { basePath: '/situs/', publicUrl: 'https://sukma.example/situs' }
  const paths = ['/a.html/b', '/2024/05/kopi', '/a.html', '/about', `/${'東'.repeat(100)}`]
  writeRedirects(new Map(paths.map((path) => [path, '/blog/kopi'])), site, target)
  expect([...files.keys()]).toEqual(['about/index.html', '2024/05/kopi/index.html', 'a.html'])
  expect(files.get('about/index.html')).toBe('page')
  expect(files.get('a.html')).toContain(
    '<meta http-equiv="refresh" content="0;url=/situs/blog/kopi">',
  )
  expect(files.get('a.html')).toContain('href="https://sukma.example/situs/blog/kopi"')
})
