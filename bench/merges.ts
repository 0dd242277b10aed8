/**
 * What it costs to load a long list page by page: our merge functions beside flattening all loaded
 * pages again after each page, in CPU time per item.
 */
import { buildProject, buildSkill } from '../__mocks__/fixtures'
import { mergePages } from '../src/api/mergedPages'
import { mergeSkillGroups, mergeSkillPages } from '../src/features/skills/mergeSkillPages'
import { median, runsOr } from './measure'
import type { Row, Run } from './run'

const items = 10_000
const runs = runsOr(5)
const maxRatio = 2

/** The pages of a list: what is built of their ids, and their pagination. */
function paginate<Content extends object>(limit: number, build: (ids: number[]) => Content) {
  const totalPages = Math.ceil(items / limit)
  return Array.from({ length: totalPages }, (_, index) => {
    const ids = Array.from({ length: limit }, (_, offset) => index * limit + offset + 1)
    const pagination = { currentPage: index + 1, totalPages, totalData: items, limit }
    return { ...build(ids.filter((id) => id <= items)), pagination }
  })
}

const projectsOf = (ids: number[]) => ({ projects: ids.map((id) => buildProject({ id })) })
function skillsOf(ids: number[]) {
  const groups = ids.map((id) => {
    const category = { category_id: id % 8, category_name: `Kategori ${id % 8}` }
    return { ...category, skills: [buildSkill({ id, category_id: id % 8 })] }
  })
  return { groups: mergeSkillGroups([], groups) }
}

/** Microseconds of CPU time per item: the median of some runs, after one to warm up. */
function measure(load: () => unknown): number {
  const times = Array.from({ length: runs + 1 }, () => {
    const start = process.cpuUsage()
    load()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / items
  })
  return median(times.slice(1))
}

export function benchMerges(run: Run): void {
  const rows: Row[] = []
  for (const size of [6, 100]) {
    const projects = paginate(size, projectsOf)
    const skills = paginate(size, skillsOf)
    const flatten = (last: number) => projects.slice(0, last).flatMap((page) => page.projects)
    const base = measure(() => projects.map((_, index) => flatten(index + 1).length))
    const mergeProjects = () => projects.reduce((a, b) => mergePages(a, b, 'projects'))
    const times = {
      'flattening all loaded pages': base,
      'mergePages of projects': measure(mergeProjects),
      mergeSkillPages: measure(() => skills.reduce(mergeSkillPages)),
    }
    for (const [name, time] of Object.entries(times)) {
      run.limit(`${name}, pages of ${size}: ratio`, time / base, maxRatio)
      const results = { 'CPU µs per item': time.toFixed(2), ratio: (time / base).toFixed(2) }
      rows.push({ 'page size': String(size), 'merged by': name, ...results })
    }
  }
  run.table(`Loading ${items} items page by page:`, rows)
}
