import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { expectIntegrity, type Installation, type ServerProcess } from './Installation'

interface Content {
  profile: { full_name: string }
  projects: { title: string }[]
}

/** The owner name that the API returns. */
export async function readName(server: ServerProcess): Promise<string> {
  const { profile } = await server.get<{ profile: { full_name: string } }>('/profiles/1')
  return profile.full_name
}

export async function exportContent(installation: Installation): Promise<Content> {
  const file = installation.file('content.yaml')
  await installation.succeed('content', 'export', file)
  return parse(readFileSync(file, 'utf8')) as Content
}

/** Imports the content with another owner name and expects the server to return it. */
async function importAs(installation: Installation, server: ServerProcess, name: string) {
  const content = await exportContent(installation)
  content.profile.full_name = name
  writeFileSync(installation.file('content.yaml'), stringify(content))
  await installation.succeed('content', 'import', installation.file('content.yaml'))
  await expect.poll(() => readName(server)).toBe(name)
  await expect.poll(() => server.page('/about')).toContain(name)
}

/** Updates, exports, imports and backs up the content while the server runs. */
async function runCommands(installation: Installation, server: ServerProcess) {
  const titles = Array.from({ length: 8 }, (_, index) => `Proyek ${index + 1}`)
  for (const [index, title] of titles.entries()) {
    const { status } = await server.send('PUT', `/projects/${index + 1}`, { title })
    expect(status).toBe(200)
  }
  await expect.poll(() => server.page('/projects')).toContain(titles[0])
  await importAs(installation, server, 'Pemilik lain')
  const { projects } = await exportContent(installation)
  expect(projects.map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
  if (installation.databaseUrl === undefined) {
    const copy = installation.file('backup.db')
    await installation.succeed('backup', copy)
    expectIntegrity(copy)
    expect(server.deletedFiles()).toEqual([])
  }
  return titles
}

/** Expects the embedded database of an installation to be intact. */
export function expectIntactDatabase({ databaseUrl, dataDir }: Installation): void {
  if (databaseUrl === undefined) expectIntegrity(`${dataDir}/karya.db`)
}

/** Import, PUT, export and backup use the same data, also after a restart. */
export async function expectSameDataEverywhere(installation: Installation): Promise<void> {
  const first = await installation.startServer()
  const titles = await runCommands(installation, first)
  await first.kill('SIGTERM')
  expectIntactDatabase(installation)

  const second = await installation.startServer()
  expect(await readName(second)).toBe('Pemilik lain')
  expect(await second.page('/projects')).toContain(titles[0])
  await second.kill('SIGTERM')
  expectIntactDatabase(installation)
}
