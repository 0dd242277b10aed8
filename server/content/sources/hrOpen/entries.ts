import { endOf } from '../europass/texts'
import type { ResumeTree } from '../foreign/foreignResume'
import { joinTexts, SourceText, type ForeignValue } from '../foreign/foreignValue'

/** The items of a list, which some programs write as `{ item: […] }`. */
export function itemsOf(list: ForeignValue): ForeignValue[] {
  return list.at('item').isThere ? list.at('item').items : list.items
}

/** The name of an organisation, which some programs write as its identifier. */
export function nameOf(organisation: ForeignValue): SourceText | undefined {
  return (
    organisation.at('name').text ?? organisation.at('legalId', 'value').text ?? organisation.text
  )
}

/** The period of an entry, or of the one around it; the dates of both count as read. */
function periodOf(entry: ForeignValue, around: ForeignValue = entry): Record<string, ResumeTree> {
  const own = entry.first('start', 'end').isThere ? entry : around
  const dateOf = (name: string) => {
    const text = own.at(name).text
    return text && new SourceText(text.text, [own.at(name).path, around.at(name).path])
  }
  return { startDate: dateOf('start'), endDate: endOf(dateOf('end'), own.at('current')) }
}

const textsOf = (entry: ForeignValue) =>
  joinTexts(
    itemsOf(entry.at('descriptions')).map(({ text }) => text),
    '\n',
  )

/** The positions of an employer. */
export function readJob(job: ForeignValue): ResumeTree[] {
  const positions = itemsOf(job.at('positionHistories'))
  return (positions.length > 0 ? positions : [job]).map((position) => ({
    name: nameOf(job.at('organization')),
    position: position.at('title').text,
    location: { city: position.at('location', 'city').text },
    ...periodOf(position, job),
    summary: textsOf(position) ?? textsOf(job),
  }))
}

/** A period of education. */
export function readSchool(school: ForeignValue): ResumeTree {
  const [degree] = itemsOf(school.at('educationDegrees'))
  const [field] = degree ? itemsOf(degree.at('specializations')) : []
  return {
    studyType: degree?.at('name').text,
    area: field?.at('name').text,
    institution: nameOf(school.at('institution')),
    ...periodOf(school),
    summary: textsOf(school),
  }
}
