import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'

test('no bundle leaves the choice of a build for development to the running process', () => {
  const folder = path.resolve(__dirname, '../../build')
  const bundles = readdirSync(folder).filter((name) => name.endsWith('.cjs'))
  expect(bundles).toContain('renderPage.cjs')
  const isUndecided = (name: string) =>
    readFileSync(path.join(folder, name), 'utf8').includes('process.env.NODE_ENV')
  expect(bundles.filter(isUndecided)).toEqual([])
})
