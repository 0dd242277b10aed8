import { parseDate } from '../../jsonResume/dates'
import type { ForeignValue, SourceText } from '../foreign/foreignValue'

interface Period {
  startDate?: SourceText
  endDate?: SourceText
  date?: SourceText
}

/**
 * The period of an entry. As in RenderCV, `date` is in place of `start_date` and `end_date`.
 * @param single the field of a date that is no period; without it, the period is that date
 */
export function entryPeriod(entry: ForeignValue, single?: 'endDate' | 'date'): Period {
  const date = entry.at('date').text
  if (!date) return { startDate: entry.at('start_date').text, endDate: entry.at('end_date').text }
  const { text } = date
  const isDate = parseDate(text) !== undefined
  const [start, end, ...rest] = text.split(/\s*(?:–|—|\s-\s|\bto\b|\bbis\b|\bs\.?d\.?\b)\s*/)
  if (!isDate && start && end && rest.length === 0) {
    return { startDate: date.with(start), endDate: date.with(end) }
  }
  return single ? { [single]: date } : { startDate: date, endDate: date }
}
