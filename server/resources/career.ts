import type { Fields } from '../../src/contract/schema/fields'
import {
  educationFields,
  EducationsData,
  experienceFields,
  ExperiencesData,
  ProfileEducationsData,
  ProfileExperiencesData,
} from '../../src/contract/career'
import { updateRow } from '../database/contentWrites'
import { readPage, type Page, type PageRequest } from '../database/readPage'
import { ownerId, type Db } from '../database/schema'
import { withYears } from '../rows/educationYears'
import { fromColumns, initialFlags, toColumns } from '../rows/columns'
import { nounRoutes, type DeletableNoun, type Entry } from './noun'
import { IdParams, listRoute, type Routes } from './routeSchemas'

type CareerTable = 'experiences' | 'educations'

/** @param order the columns that the list is sorted by, the greatest value first */
function careerQueries<F extends Fields>(table: CareerTable, fields: F, order: string[]) {
  const rowsOf = (db: Db) => db.selectFrom<CareerTable>(table)
  const toEntry = (row: object) => fromColumns(fields, row) as Entry<F>
  return {
    list: async (db: Db, profileId: number, page: PageRequest): Promise<Page<Entry<F>>> => {
      const { rows, total } = await readPage(db, page, (snapshot) => {
        let sorted = rowsOf(snapshot).selectAll().where('profile_id', '=', profileId)
        for (const column of order) {
          sorted = sorted.orderBy(db.dynamic.ref(column), (by) => by.desc().nullsLast())
        }
        return sorted.orderBy('id')
      })
      return { rows: rows.map(toEntry), total }
    },
    noun: {
      fields,
      find: async (db, id) => {
        const row = await rowsOf(db).selectAll().where('id', '=', id).executeTakeFirst()
        return row && toEntry(row)
      },
      create: async (transaction, id, input) => {
        const columns = { ...initialFlags(fields), ...toColumns(input), id, profile_id: ownerId }
        await transaction.insertInto<CareerTable>(table).values(columns).execute()
      },
      update: (transaction, id, changes) => updateRow(transaction, table, id, toColumns(changes)),
    } satisfies Partial<DeletableNoun<F>>,
  }
}

const experiences = careerQueries('experiences', experienceFields, ['is_current', 'start_date'])
const educations = careerQueries('educations', educationFields, ['start_year'])

const experience: DeletableNoun<typeof experienceFields> = {
  ...experiences.noun,
  resource: 'experience',
  tag: 'experiences',
}

const education: DeletableNoun<typeof educationFields> = {
  ...educations.noun,
  resource: 'education',
  tag: 'educations',
  create: (transaction, id, input) => educations.noun.create(transaction, id, withYears(input)),
  update: async (transaction, id, changes) => {
    const stored = await educations.noun.find(transaction, id)
    await educations.noun.update(transaction, id, withYears(changes, stored))
  },
}

export const careerRoutes: Routes = async (app) => {
  for (const [noun, list, name, data, dataOfProfile] of [
    [experience, experiences.list, 'Experiences', ExperiencesData, ProfileExperiencesData],
    [education, educations.list, 'Educations', EducationsData, ProfileEducationsData],
  ] as const) {
    const { resource, tag } = noun
    const ofOwner = { path: `/${resource}`, operationId: `list${name}`, tag, data }
    const ofProfile = {
      ...{ path: `/profile-${tag}/profile/:id`, operationId: `listProfile${name}`, tag },
      ...{ key: `profile_${tag}`, data: dataOfProfile, params: IdParams },
    }
    listRoute(app, ofOwner, ({ query, db }) => list(db, ownerId, query))
    listRoute(app, ofProfile, ({ params, query, db }) => list(db, params.id, query))
    nounRoutes(app, noun)
  }
}
