import { buildProfile } from '../../../__mocks__/fixtures'
import { personData } from './personData'

it('describes the owner as a schema.org Person', () => {
  expect(personData(buildProfile(), '')).toMatchObject({
    '@type': 'Person',
    name: 'Dewi Contoh',
    jobTitle: 'Full-Stack Engineer',
    email: 'mailto:dewi@example.com',
    sameAs: expect.arrayContaining(['https://example.com/github/dewi']) as unknown,
  })
})

it('names the website and further profiles, without unsafe links', () => {
  const links = [
    { name: 'Situs web', url: 'https://dewi.dev' },
    { name: 'Jahat', url: 'javascript:alert(1)' },
  ]
  expect(personData(buildProfile({ links }), '')).toMatchObject({
    sameAs: [
      expect.any(String),
      expect.any(String),
      expect.any(String),
      expect.any(String),
      'https://dewi.dev',
    ],
  })
})

it('encodes the path of the picture', () => {
  const profile = buildProfile({ profile_picture_full_url: '/pictures/Büro im März.jpg' })
  expect(personData(profile, '')).toMatchObject({
    image: '/pictures/B%C3%BCro%20im%20M%C3%A4rz.jpg',
  })
})

it('leaves out what is missing or unsafe', () => {
  const person = personData(
    buildProfile({
      email: null,
      github_profile: 'javascript:alert(1)',
      linkedin_profile: '',
      x_profile: null,
      instagram_profile: undefined,
    }),
    '',
  )
  expect(JSON.stringify(person)).not.toMatch(/javascript|sameAs|email|null/)
})
