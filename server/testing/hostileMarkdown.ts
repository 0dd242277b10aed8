const megabyte = 1_000_000

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n')

/** Markdown that tries to run code: each text contains the word `alert`. */
export const activeMarkdown = [
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'a <svg/onload=alert(1)> b'],
  ...['<a href="javascript:alert(1)">x</a>', '<!-- --!><script>alert(1)</script>'],
  ...['<iframe srcdoc="<script>alert(1)</script>"></iframe>', '[x](javascript:alert(1))'],
  ...['[x](JaVaScRiPt:alert(1))', '[x](<javascript:alert(1)>)', '[x](<java\tscript:alert(1)>)'],
  ...['[x](&#106;avascript:alert(1))', '[x](&#x6A;avascript&colon;alert(1))'],
  ...['[x](java&Tab;script:alert(1))', '[x](java&NewLine;script:alert(1))'],
  ...['[x](\u0001javascript:alert(1))', '[x](javascript&#58;alert&#40;1&#41;)'],
  ...['[x](javascript\\:alert(1))', '[x](vbscript:alert(1))'],
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==#alert)',
  ...['[x](file:///alert)', '[x][a]\n\n[a]: javascript:alert(1)'],
  ...['[a]\n\n[a]: <javascript:alert(1)> "x"', '![x][a]\n\n[a]: javascript:alert(1)'],
  ...['![x](javascript:alert(1))', 'a ![x](javascript:alert(1)) b'],
  ...['![x](data:image/svg+xml,<svg/onload=alert(1)>)', '![" onerror="alert(1)](/pictures/a.webp)'],
  ...['![x](/pictures/a.webp "\\" onload=\\"alert(1)")', '[x](/a "\\" onmouseover=\\"alert(1)")'],
  ...['[x](https://example.com/"onclick="alert(1))', '<javascript:alert(1)>'],
  ...['<data:text/html,alert(1)>', 'javascript:alert(1)'],
  '[![x](javascript:alert(1))](javascript:alert(1))',
  '[^a]\n\n[^a]: <script>alert(1)</script> [x](javascript:alert(1))',
  '| a |\n|-|\n| <script>alert(1)</script> [x](javascript:alert(1)) |',
  ...['# <img src=x onerror=alert(1)>', '# " onclick="alert(1)'],
  ...['```html\n<script>alert(1)</script>\n```', '```"><script>alert(1)</script>\nx\n```'],
  ...['`<script>alert(1)</script>`', ':en[<script>alert(1)</script>]{onclick=alert(1)}'],
  ...[':::en{onclick=alert(1) style="x"}\n<b onclick=alert(1)>x</b>\n:::', ':script[alert(1)]'],
  '- [x] <input onfocus=alert(1) autofocus>',
]

/** Markdown that takes parsers long, or deeper than their stack, by its description. */
export const expensiveMarkdown: readonly [name: string, markdown: string][] = [
  ['1 MB in one paragraph', 'kata '.repeat(megabyte / 5)],
  ...['> ', ...'* _ [ ![ ` < ~ | : \\'.split(' ')].map((mark): [string, string] => [
    `99,000 characters of ${JSON.stringify(mark)}`,
    mark.repeat(99_000 / mark.length),
  ]),
  ['10,000 nested lists', `${'- '.repeat(10_000)}a`],
  ['10,000 rows', `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(10_000)}`],
  ['10,000 footnotes', lines(10_000, (index) => `[^${index}]\n\n[^${index}]: a\n`)],
  ['nested directives', lines(500, (index) => `${':'.repeat(503 - index)}en`)],
  ...[':en', ':::en'].flatMap((name): [string, string][] => [
    [`a label of ${name} that is not closed`, `${name}[${'*a '.repeat(33_000)}`],
    [`99,000 characters of a label of ${name}`, `${name}[${'a '.repeat(49_000)}]`],
    [`99,000 characters of attributes of ${name}`, `${name}{${'a=b '.repeat(24_000)}}`],
  ]),
  ['10,000 addresses', 'www.a.b\n'.repeat(10_000)],
  ['emphasis that is nested', `${'*a '.repeat(2000)}${'b*'.repeat(2000)}`],
  ['code in one line', `\`\`\`javascript\n${'a'.repeat(50_000)}\n\`\`\``],
  ['99,000 characters of code', `\`\`\`rust\n${'r#"\n'.repeat(24_000)}\n\`\`\``],
  ['lone surrogates', '\ud800 **\udc00** '.repeat(1000)],
]
