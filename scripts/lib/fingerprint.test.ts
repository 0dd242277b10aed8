import { execFileSync } from 'node:child_process'
import path from 'node:path'

const script = `
  import { build } from 'esbuild'
  import { serverBundle } from ${JSON.stringify(path.join(__dirname, 'build.mjs'))}
  import { serverBuild } from ${JSON.stringify(path.join(__dirname, 'fingerprint.mjs'))}
  const { metafile } = await build({ ...serverBundle, write: false, metafile: true })
  console.log(JSON.stringify([Object.keys(metafile.inputs), serverBuild.sources]))
`

it('includes every source of the server’s bundles', () => {
  const args = ['--input-type=module', '-e', script]
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' })
  const [inputs, sources] = JSON.parse(output) as [string[], string[]]
  const isSource = (file: string) =>
    [...sources, 'node_modules'].some((source) => file === source || file.startsWith(`${source}/`))
  expect(inputs).toContain('server/main.ts')
  expect(inputs.filter((file) => !isSource(file))).toEqual([])
})
