import { importContent } from '../content/importContent'
import { exportContent } from '../content/exportContent'
import { buildContent } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, get, owner, send } from '../testing/testApp'

afterAll(cleanUp)

const postal_address = { address: 'Jl. Contoh 7', postal_code: '57126', city: 'Solo' }
const usernames = { github: 'dewi' }

type Row = Record<string, unknown>

it.each([
  [0, undefined],
  [1, postal_address],
])('visitors get the postal address if shows_address is %s', async (shows_address, expected) => {
  const { app } = await createTestApp()
  const body = { postal_address, usernames, shows_address }
  expect((await send(app, 'PUT', '/profiles/1', body)).statusCode).toBe(200)
  const { data } = await get<{ profile: Row }>(app, '/profiles/1')
  expect(data.profile.postal_address).toEqual(expected)
  expect(data.profile).not.toHaveProperty('usernames')
  const { data: own } = await get<{ profile: Row }>(app, '/profiles/1', owner)
  expect(own.profile).toMatchObject(body)
})

describe('the years of an education', () => {
  it('are those of its dates', async () => {
    const { app } = await createTestApp()
    const years = async (body: object) => {
      await send(app, 'PUT', '/education/1', body)
      const { data } = await get<{ education: Row }>(app, '/education/1')
      const { start_date, start_year, end_date, graduation_year } = data.education
      return [start_date, start_year, end_date, graduation_year]
    }
    expect(await years({ start_date: '2011-09' })).toEqual(['2011-09', 2011, null, 2013])
    expect(await years({ start_year: 2011 })).toEqual(['2011-09', 2011, null, 2013])
    expect(await years({ start_year: 2012, end_date: '2014-06-30' })).toEqual([
      ...[null, 2012],
      ...['2014-06-30', 2014],
    ])
    expect(await years({ end_date: null })).toEqual([null, 2012, null, 2014])
  })

  it('are filled in by an import, which is the same the second time', async () => {
    const educations = [{ degree: 'SMK', start_date: '2010-07', end_date: '2013-05' }]
    const { database } = await createTestApp(buildContent({ educations }))
    const before = await database.selectFrom('educations').selectAll().execute()
    expect(before).toMatchObject([{ start_year: 2010, graduation_year: 2013 }])
    await importContent(database, buildContent({ educations }))
    expect(await database.selectFrom('educations').selectAll().execute()).toEqual(before)
  })
})

it('a technology may be in two categories, but once in each', async () => {
  const skills = [
    { name: 'React', category: 'Frontend Development', percent: 95, level: 'Expert' },
    { name: 'Node.js', category: 'Full Stack', percent: 80 },
    { name: 'React', category: 'Full Stack', percent: 60 },
  ]
  const content = buildContent({ skills })
  const { app, database } = await createTestApp(content)
  const exported = await exportContent(database)
  expect(exported.skills).toEqual(skills)
  expect(exported.projects[0]?.skills).toEqual(['Node.js', 'React'])
  const body = { name: 'React', category_id: 2 }
  expect((await send(app, 'POST', '/skills', body)).statusCode).toBe(409)
  expect((await send(app, 'PUT', '/skills/1', { category_id: 2 })).statusCode).toBe(409)
  expect((await send(app, 'POST', '/skills', { ...body, category_id: 3 })).statusCode).toBe(201)
})
