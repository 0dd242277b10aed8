import type { ProjectDetail } from '../../contract/projects'
import type { CompleteCloth } from '../../lib/cloth'
import { toJakarta } from '../../lib/dates'

/** The pattern of a cloth. */
export function patternOf({ tile }: CompleteCloth): string {
  return tile.split('-')[0] ?? ''
}

/** What the cloth of a project shows of it. */
interface ClothFacts {
  customers: number
  months: number | undefined
  /** More than one for a long project. */
  monthsPerRow: number
  technologies: number
}

const maxRows = 12

type ClothProject = Pick<
  ProjectDetail,
  'testimonials' | 'client' | 'start_date' | 'end_date' | 'skill_names'
>

/** The number of months that a period touches; undefined where it has not ended. */
function countMonths({ start_date: start, end_date: end }: ClothProject): number | undefined {
  if (!start || !end) return undefined
  const [first = NaN, last = NaN] = [start, end].map((date) => {
    const [year, month] = toJakarta(date).split('-').map(Number)
    return year && month ? year * 12 + month : NaN
  })
  return last >= first ? last - first + 1 : undefined
}

/** The facts of a project that its cloth shows. */
export function clothFacts(project: ClothProject): ClothFacts {
  const { testimonials, client, skill_names: skills } = project
  const months = countMonths(project)
  return {
    customers: testimonials?.length || (client?.trim() ? 1 : 0),
    months,
    monthsPerRow: Math.ceil((months ?? 1) / maxRows),
    technologies: skills?.length ?? 0,
  }
}
