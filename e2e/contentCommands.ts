import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { checkIntegrity, type Installation } from './installation'
import type { ServerProcess } from './serverProcess'

interface Content {
  profile: { full_name: string }
  projects: { title: string }[]
}

/** The owner name that the API returns. */
export async function readName(server: ServerProcess): Promise<string> {
  const { profile } = await server.get<{ profile: { full_name: string } }>('/profiles/1')
  return profile.full_name
}

/** Imports the content with another owner name and expects the server to return it. */
async function importAs(installation: Installation, server: ServerProcess, name: string) {
  const file = installation.file('content.yaml')
  await installation.succeed('content', 'export', file)
  const content = parse(readFileSync(file, 'utf8')) as Content
  content.profile.full_name = name
  writeFileSync(file, stringify(content))
  await installation.succeed('content', 'import', file)
  await expect.poll(() => readName(server)).toBe(name)
  await expect.poll(() => server.page('/about')).toContain(name)
}

/** Updates eight projects through the API. @returns their new titles */
async function updateProjects(server: ServerProcess, prefix: string): Promise<string[]> {
  const titles = Array.from({ length: 8 }, (_, index) => `${prefix} ${index + 1}`)
  for (const [index, title] of titles.entries()) {
    expect(await server.send('PUT', `/projects/${index + 1}`, { title })).toMatchObject({
      status: 200,
    })
  }
  await expect.poll(() => server.page('/projects')).toContain(titles[0])
  return titles
}

async function exportTitles(installation: Installation): Promise<string[]> {
  const file = installation.file('export.yaml')
  await installation.succeed('content', 'export', file)
  return (parse(readFileSync(file, 'utf8')) as Content).projects.map(({ title }) => title)
}

/** Imports, updates, exports and backs up the content while the server runs. */
export async function runCommands(
  installation: Installation,
  server: ServerProcess,
  round: string,
) {
  await importAs(installation, server, `Pemilik ${round} A`)
  const titles = await updateProjects(server, `Proyek ${round}`)
  expect(await exportTitles(installation)).toEqual(expect.arrayContaining(titles))
  await importAs(installation, server, `Pemilik ${round} B`)
  expect(await exportTitles(installation)).toEqual(expect.arrayContaining(titles))
  if (installation.databaseUrl === undefined) {
    const copy = installation.file(`backup-${round}.db`)
    await installation.succeed('backup', copy)
    expect(checkIntegrity(copy)).toEqual(['ok'])
    expect(server.deletedFiles()).toEqual([])
  }
  return titles
}
